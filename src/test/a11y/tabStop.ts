/** The element that has focus, as it stands in the window. */
export interface Stop {
  /** Tells the stop to whoever reads a failure. */
  name: string
  /** `main`, `header`, `footer` or another part of the page; `end` on the body, where the tab order has ended. */
  part: string
  /** Position among all elements of the document. */
  order: number
  /** Why it can't be seen as a whole. */
  problems: string[]
}

/**
 * Looks whether the focused element is seen as a whole: in the window, under nothing that floats (WCAG 2.4.11;
 * the AA rule allows a part to be covered, this one doesn't). Runs in the page, so it uses nothing from outside.
 */
export function tabStop(): Stop {
  const el = document.activeElement
  if (!el || el === document.body || el === document.documentElement) {
    return { name: 'einde', part: 'end', order: Infinity, problems: [] }
  }
  /** What floats over the page at a point and isn't the element's own surroundings. */
  const covering = (x: number, y: number): Element | undefined => {
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
      const isFloating = ['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches(':popover-open')
      if (isFloating) return at.contains(el) ? undefined : at
    }
    return undefined
  }
  const problems = new Set<string>()
  const boxes = [...el.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) problems.add('heeft geen vlak')
  // A row of cards to swipe that is higher than its room in the window is seen as far as that goes.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const room = innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom)
  const isHigher = getComputedStyle(el).scrollSnapType !== 'none' && el.clientHeight > room
  for (const { left, top, right, bottom, width, height } of boxes) {
    if (isHigher && left >= 0 && right <= innerWidth && top < innerHeight - room && bottom > room) continue
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
      problems.add(`ligt deels buiten het venster (${[left, top, right, bottom].map(Math.round).join(' ')})`)
    }
    // Round corners belong to what lies behind.
    const radius = Math.min(parseFloat(getComputedStyle(el).borderTopLeftRadius), width / 2, height / 2)
    const inset = 1 + 0.3 * radius
    for (const x of [left + inset, (left + right) / 2, right - inset]) {
      for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
        const layer = covering(x, y)
        if (layer) problems.add(`ligt deels onder ${layer.outerHTML.slice(0, 60)}`)
      }
    }
  }
  const text = (el.getAttribute('aria-label') ?? el.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    name: `${el.tagName.toLowerCase()} “${text.slice(0, 40)}”`,
    part: el.closest('main, header, footer')?.tagName.toLowerCase() ?? 'other',
    order: [...document.querySelectorAll('*')].indexOf(el),
    problems: [...problems],
  }
}
