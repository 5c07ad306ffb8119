import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import type { Look } from './look.ts'
import { circle, hull, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** Half of how thick each finger is, from the forefinger to the little one. */
const thick = [12.6, 12.8, 11.8, 10.4] as const
/** How far a rolled finger is seen above and below its knuckle, and how round it is there; its middle joint is the wider. */
const roll = { above: 6, below: [42, 46, 42, 36], round: 10, roundBelow: 8, taper: 1.4 } as const
/** A fist is wider than its palm: how much further out its fingers lie than they grow. */
const breadth = 1.1

/** The rolled fingers of a fist seen from the palm: the backs of their middle bones side by side, the tops with their nails tucked in. */
export function fistParts({ fingers }: Hand, scale: number, look: Look): Part[] {
  const knuckles = fingers.flatMap(([, knuckle]) => (knuckle ? [knuckle] : []))
  const [first, last] = [knuckles[0], knuckles.at(-1)]
  if (!first || !last) return []
  const rolled = fingers.flatMap(([, knuckle, tip], index) =>
    knuckle && tip
      ? [{ knuckle: between(between(first, last, 0.5), knuckle, breadth), down: heading(knuckle, tip), index }]
      : [],
  )
  const low = ({ knuckle }: { knuckle: Point }) => knuckle[0] + knuckle[1]
  const moves = ['vingertop']
  // Each lies on the shade of the one at its upper left, or its own shade would be hidden.
  return rolled
    .toSorted((a, b) => low(b) - low(a))
    .flatMap(({ knuckle, down, index }) => {
      const half = thick[index] ?? thick[3]
      const on = (far: number, aside = 0): Point => polar(polar(knuckle, down, far * scale), down + 90, aside * scale)
      const deep = roll.below[index] ?? roll.below[3]
      const block = (by: number, wider: number): string =>
        hull(
          ...[-1, 1]
            .flatMap((side) => [
              circle(on(roll.round - roll.above, side * (half - roll.round)), (roll.round + wider) * scale),
              circle(
                on(deep - roll.roundBelow, side * (half - roll.taper - roll.roundBelow)),
                (roll.roundBelow + wider) * scale,
              ),
            ])
            .map(([x, y, r]) => [x + by * scale, y + by * scale, r] as const),
        )
      // The folds of the skin over its middle joint.
      const fold = (far: number, wide: number): string =>
        `M${xy(on(far, -wide))}Q${xy(on(far + 2.4, 0))} ${xy(on(far, wide))}`
      return [
        { d: block(1, 1.6), fill: look.skin2, moves, isApart: true },
        { d: block(0, 0), fill: look.skin, moves },
        { d: fold(7, 0.36 * half), stroke: look.skin2, width: 1.8 * scale },
      ]
    })
}
