/**
 * What of the text is lost at this size: sideways scrolling, lines outside the window or cut off by what clips, text on
 * text and text under controls (WCAG 1.4.4, 1.4.10, 1.4.12). Runs in the page, so it uses nothing from outside.
 */
export function losses(): string[] {
  const problems = new Set<string>()
  if (document.documentElement.scrollWidth > innerWidth) problems.add('de pagina schuift opzij')

  /** What floats over the page overlaps it by design; it may not overlap itself. */
  const layerOf = (element: Element): Element | null =>
    element.matches(':popover-open') || getComputedStyle(element).position === 'fixed'
      ? element
      : element.parentElement && layerOf(element.parentElement)
  /** Text for screen readers is cut to nothing on purpose. */
  const isForEars = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' || Boolean(element.parentElement && isForEars(element.parentElement))
  /** A slide that a button brings into view is not lost. */
  const isWaiting = (element: Element) => element.closest('[data-part][aria-hidden="true"]') !== null
  /** The card that holds a text in a row that one swipes, or moves by the arrow keys: a whole card is seen at a time. */
  const cardOf = (element: Element | null): Element | null =>
    element && (getComputedStyle(element).scrollSnapAlign === 'none' ? cardOf(element.parentElement) : element)
  /** The row that shows such a card whole. */
  const rowOf = (card: Element | null): Element | null => {
    const row = card?.closest('[tabindex="0"]')
    return card && row && card.getBoundingClientRect().width <= row.clientWidth ? row : null
  }
  const isShown = (element: Element) =>
    !isWaiting(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isForEars(element) &&
    !element.closest('svg, noscript, script, style')

  /** A box as plain numbers: those of the browser are read a thousand times over, at ten times the work. */
  const plain = ({ left, right, top, bottom, width, height }: DOMRect) => ({ left, right, top, bottom, width, height })
  type Box = ReturnType<typeof plain>
  const lines: { text: string; box: Box; element: Element; layer: Element | null }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width > 1) lines.push({ text: text.slice(0, 30), box: plain(box), element, layer: layerOf(element) })
    }
  }

  for (const { text, box, element } of lines) {
    const card = cardOf(element)
    const row = rowOf(card)
    const { left, right } = row && card ? card.getBoundingClientRect() : { left: 0, right: innerWidth }
    if (box.left < left - 1 || box.right > right + 1) problems.add(`“${text}” steekt buiten het venster`)
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const clip = at.getBoundingClientRect()
      const isCutAside =
        at !== row && overflowX !== 'visible' && (box.left < clip.left - 1 || box.right > clip.right + 1)
      // What can be scrolled down is not lost; of a line, the outer sixths hold no letters.
      const room = 1 + box.height / 6
      const isCutBelow = /hidden|clip/.test(overflowY) && (box.top < clip.top - room || box.bottom > clip.bottom + room)
      if (isCutAside || isCutBelow) problems.add(`“${text}” wordt afgesneden door ${at.outerHTML.slice(0, 60)}`)
    }
  }

  const meet = (a: Box, b: Box): boolean => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > 2 && down > Math.min(a.height, b.height) / 3
  }
  // From above, so that what begins below a line is not compared with it.
  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break
      const isApart = one.element !== other.element && one.layer === other.layer
      if (isApart && meet(one.box, other.box)) problems.add(`“${one.text}” en “${other.text}” staan over elkaar`)
    }
  }
  for (const control of document.querySelectorAll('a, button, summary')) {
    if (!isShown(control) || getComputedStyle(control).display === 'inline') continue
    const layer = layerOf(control)
    const box = plain(control.getBoundingClientRect())
    for (const line of lines) {
      if (line.layer !== layer || control.contains(line.element) || line.element.contains(control)) continue
      if (meet(box, line.box)) problems.add(`“${line.text}” staat onder ${control.outerHTML.slice(0, 60)}`)
    }
  }
  return [...problems]
}
