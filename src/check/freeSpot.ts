import body from '../content/body.json' with { type: 'json' }
import { bodySize, spotDistance } from '../content/bodySpot.ts'
import type { BodySpot } from '../content/bodySpot.ts'

type Region = keyof typeof body.regions

/** What hangs together in the drawing of the body: the lines between these spots lie on it, left and right. */
const limbs: readonly (readonly [Region, Region])[] = [
  ['hoofdpijn', 'nek'],
  ['nek', 'rug'],
  ['nek', 'schouder'],
  ['schouder', 'elleboog'],
  ['elleboog', 'hand'],
  ['rug', 'heup'],
  ['heup', 'knie'],
  ['knie', 'enkel'],
]

/** How many places are tried on a line. */
const steps = 100

/** The right side of the body for a spot that is drawn on either. */
const onRight = ({ x, y }: BodySpot): BodySpot => ({ x: Math.max(x, bodySize.width - x), y })

const places: readonly BodySpot[] = limbs.flatMap(([from, to]) => {
  const [start, end] = [onRight(body.regions[from]), onRight(body.regions[to])]
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: Math.round(start.x + ((end.x - start.x) * step) / steps),
    y: Math.round(start.y + ((end.y - start.y) * step) / steps),
  })).flatMap(({ x, y }) => [
    { x, y },
    { x: bodySize.width - x, y },
  ])
})

export const distanceBetween = (a: BodySpot, b: BodySpot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Further off than this is another part of the body. */
const near = 100

/**
 * The place on the body nearest to a spot where there is room for one.
 * @param others the spots that are taken
 * @returns nothing where that part of the body is full
 */
export function freeSpot(wanted: BodySpot, others: readonly BodySpot[]): BodySpot | undefined {
  const free = places.filter(
    (place) =>
      distanceBetween(place, wanted) < near && others.every((other) => distanceBetween(place, other) >= spotDistance),
  )
  return free.toSorted((a, b) => distanceBetween(a, wanted) - distanceBetween(b, wanted))[0]
}
