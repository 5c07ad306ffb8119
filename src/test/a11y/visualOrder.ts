/**
 * Where the tab order goes against the reading order; runs in the page, so it uses nothing from outside.
 * The next stop lies below, or to the right (also in a next column); never only above or to the left (WCAG 2.4.3).
 * @param orders positions of the stops among all elements of the document
 */
export function backwardSteps(orders: number[]): string[] {
  scrollTo({ top: 0, behavior: 'instant' })
  const all = [...document.querySelectorAll('*')]
  const isFloating = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFloating(element.parentElement))
  // Searching and calling come last in the header at every width, also where they stand in a row above the menu.
  const isHeaderAction = (element: Element) => element.matches('header a[href^="tel:"], header a[href="/zoeken"]')
  const stops = orders
    .flatMap((order) => all[order] ?? [])
    .filter((element) => !isFloating(element) && !isHeaderAction(element))
    .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent?.trim().slice(0, 40) }))
  return stops.flatMap(({ box, text }, index) => {
    const before = stops[index - 1]
    if (!before) return []
    const isAbove = box.bottom <= before.box.top && box.left < before.box.right
    const isLeft = box.right <= before.box.left && box.bottom <= before.box.bottom && box.top < before.box.bottom
    return isAbove || isLeft ? [`na “${before.text}” gaat focus terug naar “${text}”`] : []
  })
}
