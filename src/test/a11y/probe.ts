/** What stands in the browser about the element that has focus; sizes in CSS pixels of the window. */
export interface Stop {
  /** Tells the stop to whoever reads a failure. */
  name: string
  /** `main`, `header`, `footer` or another part of the page; `end` on the body, where the tab order has ended. */
  part: string
  /** Position among all elements of the document. */
  order: number
  /** What is wrong with how this stop can be seen. */
  problems: string[]
  /** The box of the focus ring's outer edge, and how it is drawn. */
  ring?: { left: number; top: number; right: number; bottom: number; width: number; color: string }
}

/**
 * Looks at the focused element; runs in the page, so it uses nothing from outside.
 * Sources: WCAG 2.4.7 and 2.4.11 (seen, not covered), 1.4.11 (the ring stands out 3:1 from what it lies on).
 */
export function probe(): Stop {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
  const el = document.activeElement
  if (!el || el === document.body || el === document.documentElement) {
    return { name: 'einde', part: 'end', order: Infinity, problems: [] }
  }
  const problems: string[] = []
  const text = (el.getAttribute('aria-label') ?? el.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  const name = `${el.tagName.toLowerCase()} “${text}”`
  const part = el.closest('main, header, footer')?.tagName.toLowerCase() ?? 'other'
  const order = [...document.querySelectorAll('*')].indexOf(el)
  const boxes = [...el.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)

  const around = (list: readonly Box[], by = 0): Box => ({
    left: Math.min(...list.map(({ left }) => left)) - by,
    top: Math.min(...list.map(({ top }) => top)) - by,
    right: Math.max(...list.map(({ right }) => right)) + by,
    bottom: Math.max(...list.map(({ bottom }) => bottom)) + by,
  })
  const floats = (node: Element | null): Element | null => {
    for (let at = node; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches(':popover-open')) return at
    }
    return null
  }
  const covering = (x: number, y: number): Element | undefined => {
    const layer = floats(document.elementFromPoint(x, y))
    return layer && !layer.contains(el) ? layer : undefined
  }

  if (boxes.length === 0) problems.push('heeft geen vlak')
  for (const { left, top, right, bottom } of boxes) {
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
      problems.push(`ligt deels buiten het venster (${[left, top, right, bottom].map(Math.round).join(' ')})`)
    }
    // Round corners belong to what lies behind.
    const radius = Math.min(
      parseFloat(getComputedStyle(el).borderTopLeftRadius),
      (right - left) / 2,
      (bottom - top) / 2,
    )
    const inset = 1 + 0.3 * radius
    for (const x of [left + inset, (left + right) / 2, right - inset]) {
      for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
        const layer = covering(x, y)
        if (layer)
          problems.push(
            `ligt onder ${layer.tagName.toLowerCase()}.${layer.className} bij ${Math.round(x)},${Math.round(y)}`,
          )
      }
    }
  }

  // The ring: on the element itself, or on the card that is one link as a whole.
  let owner: Element | null = el
  const isDrawn = (node: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  while (owner && !isDrawn(owner)) owner = owner.parentElement
  if (!owner || boxes.length === 0) return { name, part, order, problems: [...problems, 'heeft geen focusring'] }
  const style = getComputedStyle(owner)
  const width = parseFloat(style.outlineWidth)
  const ring = around([...owner.getClientRects()], parseFloat(style.outlineOffset) + width)
  if (ring.left < 0 || ring.right > innerWidth) problems.push('de focusring valt buiten het venster')

  for (let at = owner.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, contentVisibility } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible' && contentVisibility !== 'auto') continue
    const clip = at.getBoundingClientRect()
    const isCut = ring.left < clip.left || ring.right > clip.right || ring.top < clip.top || ring.bottom > clip.bottom
    if (isCut) problems.push(`de focusring wordt afgesneden door ${at.tagName.toLowerCase()}.${at.className}`)
  }

  type Rgb = [number, number, number]
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parse = (color: string): [...Rgb, number] => {
    if (!context) return [0, 0, 0, 0]
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }
  /** The colour at a point, or nothing where a picture lies: the pixels are looked at elsewhere. */
  const ground = (x: number, y: number): Rgb | undefined => {
    let mixed: Rgb = [0, 0, 0]
    let rest = 1
    for (const node of document.elementsFromPoint(x, y)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(node)
      if (node instanceof HTMLImageElement || node instanceof SVGElement || backgroundImage !== 'none') return undefined
      const [r, g, b, a] = parse(backgroundColor)
      mixed = [mixed[0] + r * a * rest, mixed[1] + g * a * rest, mixed[2] + b * a * rest]
      rest *= 1 - a
      if (rest < 0.004) break
    }
    return [mixed[0] + 255 * rest, mixed[1] + 255 * rest, mixed[2] + 255 * rest]
  }
  const luminance = (rgb: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.slice(0, 3).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [r, g, b] = parse(style.outlineColor)
  // A ring of two colours: the outer one is a shadow of the outline's width (WCAG technique C40).
  const shadow = /^(rgba?\([^)]*\)) 0px 0px 0px/.exec(style.boxShadow)?.[1]
  const own = luminance([r, g, b])
  const middle = { x: (ring.left + ring.right) / 2, y: (ring.top + ring.bottom) / 2 }
  const points = [
    [ring.left - 2, middle.y],
    [ring.right + 2, middle.y],
    [middle.x, ring.top - 2],
    [middle.x, ring.bottom + 2],
  ] as const
  for (const [x, y] of points) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || covering(x, y)) continue
    const under = shadow ? parse(shadow) : ground(x, y)
    if (!under) continue
    const other = luminance(under)
    const contrast = (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)
    if (contrast < 3)
      problems.push(`de focusring heeft contrast ${contrast.toFixed(2)} bij ${Math.round(x)},${Math.round(y)}`)
  }
  return { name, part, order, problems, ring: { ...ring, width, color: `rgb(${r},${g},${b})` } }
}
