declare global {
  interface Window {
    /** The colours that were read before on this page, by their notation. */
    colorsRead?: Map<string, number[]>
  }
}

/**
 * What is wrong with the focus ring: it must be drawn, lie whole in the window and in all that clips, and stand
 * out 3:1 from what it lies on (WCAG 2.4.7, 1.4.11). Runs in the page, so it uses nothing from outside.
 */
export function focusRing(): string[] {
  let owner = document.activeElement
  // A card that is one link as a whole draws the ring of its link.
  const isDrawn = (node: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  while (owner && !isDrawn(owner)) owner = owner.parentElement
  if (!owner) return ['heeft geen focusring']

  const problems = new Set<string>()
  const { outlineColor, outlineOffset, outlineWidth, boxShadow } = getComputedStyle(owner)
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
  const boxes = [...owner.getClientRects()]
  const left = Math.min(...boxes.map((box) => box.left)) - reach
  const top = Math.min(...boxes.map((box) => box.top)) - reach
  const right = Math.max(...boxes.map((box) => box.right)) + reach
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + reach
  if (left < 0 || right > innerWidth) problems.add('de focusring valt buiten het venster')
  for (let at = owner.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, contentVisibility } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible' && contentVisibility !== 'auto') continue
    const clip = at.getBoundingClientRect()
    const isCut = left < clip.left || right > clip.right || top < clip.top || bottom > clip.bottom
    if (isCut) problems.add(`de focusring wordt afgesneden door ${at.outerHTML.slice(0, 60)}`)
  }

  // Reading one takes a canvas, and a page has few.
  const known = (window.colorsRead ??= new Map())
  /** A CSS colour as red, green, blue (0 to 255) and alpha (0 to 1), whatever its notation. */
  const parse = (color: string): number[] => {
    const read = known.get(color)
    if (read) return read
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) throw new Error('De browser kan geen kleuren lezen.')
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    known.set(color, [r, g, b, alpha / 255])
    return parse(color)
  }
  /** The colour at a point; nothing where something floats. On a picture no single colour is sure to stand out. */
  const ground = (x: number, y: number): number[] | undefined => {
    let mixed = [0, 0, 0]
    let rest = 1
    for (const node of document.elementsFromPoint(x, y)) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(node)
      const isPicture = node instanceof HTMLImageElement || node instanceof SVGElement || backgroundImage !== 'none'
      if (isPicture) problems.add('de focusring ligt deels op een plaatje en heeft maar één kleur')
      if (isPicture || (position === 'fixed' && !node.contains(owner))) return undefined
      const [r = 0, g = 0, b = 0, alpha = 0] = parse(backgroundColor)
      mixed = [r, g, b].map((value, index) => (mixed[index] ?? 0) + value * alpha * rest)
      rest *= 1 - alpha
      if (rest < 0.01) break
    }
    return mixed.map((value) => value + 255 * rest)
  }
  /** Relative luminance (WCAG 2.2, definition). */
  const luminance = (rgb: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) =>
      value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const own = luminance(parse(outlineColor))
  // A ring of two colours has a shadow around its outline (WCAG technique C40).
  const second = /^(rgb[^)]*\)) 0px 0px 0px/.exec(boxShadow)?.[1]
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const around = [
    [left - 2, middle[1]],
    [right + 2, middle[1]],
    [middle[0], top - 2],
    [middle[0], bottom + 2],
  ] as const
  for (const [x, y] of around) {
    const isInWindow = x >= 0 && y >= 0 && x < innerWidth - 1 && y < innerHeight - 1
    const beside = second ? parse(second) : isInWindow ? ground(x, y) : undefined
    if (!beside) continue
    const other = luminance(beside)
    const contrast = (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)
    if (contrast < 3) problems.add(`de focusring heeft contrast ${contrast.toFixed(2)}`)
  }
  return [...problems]
}
