interface Spot {
  x: number
  y: number
  /** Where the subject of the complaint's picture lies, when a small square of its middle would miss it. */
  crop?: 'right'
}

/**
 * Where each complaint lies on the drawing of the body, in its own units of 400 × 900.
 * The key is the last part of the page's address, so that its shown name is free.
 */
export const bodyRegions: ReadonlyMap<string, Spot> = new Map([
  ['hoofdpijn', { x: 200, y: 64 }],
  ['nek', { x: 200, y: 156 }],
  ['schouder', { x: 284, y: 206 }],
  ['rug', { x: 200, y: 350 }],
  ['elleboog', { x: 98, y: 350 }],
  ['heup', { x: 136, y: 470 }],
  ['hand', { x: 344, y: 536 }],
  ['knie', { x: 242, y: 646, crop: 'right' }],
  ['enkel', { x: 162, y: 836 }],
])

/** The spot that glows until a visitor chooses one. */
export const firstSpot = 'rug'

/** The part of the drawing that is shown: origin and size. */
export const bodyView = { x: -60, y: -10, width: 520, height: 900 } as const

/** `/pijnklachten/rug` → `rug`. */
export const spotKey = (href: string): string => href.split('/').at(-1) ?? ''

export const spotOf = (href: string): Spot | undefined => bodyRegions.get(spotKey(href))

/**
 * The links that lie on the figure, in the order in which they are seen: that is the order of focus (WCAG 2.4.3).
 * A complaint without a spot is left to the list beside the figure.
 */
export const onFigure = <Link extends { href: string }>(links: Link[]): Link[] =>
  links
    .flatMap((link) => {
      const spot = spotOf(link.href)
      return spot ? [{ link, spot }] : []
    })
    .toSorted((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x)
    .map(({ link }) => link)
