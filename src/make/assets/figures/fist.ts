import { heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import type { Look } from './look.ts'
import { circle, hull, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** Half of how thick each finger is, from the forefinger to the little one. */
const thick = [12.4, 12.4, 12, 10.6] as const
/** How far the middle bone of a rolled finger lies below its knuckle, how long it is, and how far its top is seen under it. */
const roll = { below: 4, long: 36, top: 16 } as const

/** The rolled fingers of a fist seen from the palm: their middle bones side by side, the tops with their nails tucked in. */
export function fistParts({ fingers }: Hand, scale: number, look: Look): Part[] {
  const rolled = fingers.flatMap((points, index) => {
    const [, knuckle, tip] = points
    return knuckle && tip ? [{ knuckle, down: heading(knuckle, tip), half: thick[index] ?? thick[3] }] : []
  })
  const low = ({ knuckle }: { knuckle: Point }) => knuckle[0] + knuckle[1]
  const moves = ['vingertop']
  // Each lies on the shade of the one at its upper left, or its own shade would be hidden.
  return rolled
    .toSorted((a, b) => low(b) - low(a))
    .flatMap(({ knuckle, down, half }) => {
      // A block with round corners, from so far below the knuckle to so far.
      const block = (from: number, to: number, wide: number, round: number, more: number) => {
        const corners = [from + round, to - round].flatMap((far) =>
          [90, -90].map((aside) => {
            const [x, y] = polar(polar(knuckle, down, far * scale), down + aside, (wide - round) * scale)
            return circle([x + more * 1.3 * scale, y + more * 1.3 * scale], (round + more) * scale)
          }),
        )
        return hull(...corners)
      }
      const { below, long, top } = roll
      const end = below + long
      const nail = [end + 0.4 * top, end + 0.66 * top].map((far) => xy(polar(knuckle, down, far * scale)))
      return [
        { d: block(below, end + top, half - 1, 9, 1.3), fill: look.skin2, moves, isApart: true },
        { d: block(below, end + top, half - 1, 9, 0), fill: look.skin, moves },
        { d: `M${nail.join('L')}`, stroke: look.nail, width: 10 * scale, moves, isApart: true },
        { d: block(below, end, half, 8, 1.3), fill: look.skin2, moves, isApart: true },
        { d: block(below, end, half, 8, 0), fill: look.skin, moves },
      ]
    })
}
