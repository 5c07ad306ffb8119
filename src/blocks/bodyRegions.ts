import { spotKey } from '../content/bodySpot.ts'
import type { BodySpot } from '../content/bodySpot.ts'
import body from '../content/body.json'

/**
 * Where each complaint lies on the drawing of the body, in its own units of 400 × 900.
 * The key is the last part of the page's address, so that its shown name is free.
 */
export const bodyRegions: ReadonlyMap<string, BodySpot> = new Map(Object.entries(body.regions))

/** The part of the drawing that a light covers: left, top, width, height. */
export const lightView = body.view

/** The spot that glows until a visitor chooses one. */
export const firstSpot = 'rug'

interface Placed {
  path: string
  spot?: BodySpot | undefined
}

/** Where a complaint lies: where its page says, else where the drawing has it. */
export const placeOf = ({ path, spot }: Placed): BodySpot | undefined => spot ?? bodyRegions.get(spotKey(path))

/**
 * Complaints from top to toe: the order in which their spots are seen is that of focus (WCAG 2.4.3).
 * Those without a spot come last.
 */
export function topToToe<Link extends Placed>(links: readonly Link[]): Link[] {
  const lowest = Number.MAX_VALUE
  return links.toSorted((a, b) => (placeOf(a)?.y ?? lowest) - (placeOf(b)?.y ?? lowest))
}
