/** Marks every box that shows by its ground alone: round, with text, on another ground. Runs in the page. */
export function markShapes(): number {
  const isSeen = (color: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(color)
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor } = getComputedStyle(element)
    return isSeen(backgroundColor) ? backgroundColor : groundOf(element.parentElement)
  }
  const shapes = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element)
    if (!isSeen(backgroundColor) || parseFloat(borderTopLeftRadius) < 10 || !element.textContent?.trim()) return false
    return backgroundColor !== groundOf(element.parentElement)
  })
  for (const shape of shapes) shape.dataset['shape'] = ''
  return shapes.length
}

/** The marked boxes that have lost their edge, by their HTML. Runs in the page. */
export const lostShapes = (): string[] =>
  [...document.querySelectorAll('[data-shape]')]
    .filter((shape) => shape.checkVisibility({ visibilityProperty: true }))
    .filter((shape) => {
      const { borderTopStyle, borderTopWidth, borderBottomWidth, backgroundColor, textDecorationLine } =
        getComputedStyle(shape)
      const hasEdge =
        borderTopStyle !== 'none' && Math.min(parseFloat(borderTopWidth), parseFloat(borderBottomWidth)) >= 1
      return (
        !hasEdge &&
        textDecorationLine !== 'underline' &&
        backgroundColor === getComputedStyle(document.body).backgroundColor
      )
    })
    .map((shape) => shape.outerHTML.slice(0, 80))

/**
 * Boxes with text that keep another ground than the visitor's, by their HTML. A system colour stays as it is, so text
 * of the visitor's colour may vanish on it; who takes both colours in hand says `forced-color-adjust`. Runs in the page.
 */
export function wrongGrounds(): string[] {
  const sample = document.body.appendChild(document.createElement('span'))
  // The header lets a little through: only red, green and blue are compared.
  const hue = (color: string) =>
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .join(' ')
  const right = ['Canvas', 'ButtonFace'].map((name) => {
    sample.style.setProperty('background', name)
    return hue(getComputedStyle(sample).backgroundColor)
  })
  sample.remove()
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(element)
      const isClear = backgroundColor.endsWith(', 0)')
      const isRight = isClear || forcedColorAdjust === 'none' || right.includes(hue(backgroundColor))
      return !isRight && Boolean(element.textContent?.trim())
    })
    .map((element) => element.outerHTML.slice(0, 80))
}
