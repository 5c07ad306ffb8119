import { heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import type { Look } from './look.ts'
import { bar, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** Half of how thick each finger is, from the forefinger to the little one. */
const thick = [12.4, 12.4, 12, 10.6] as const
/**
 * How far the middle bone of a rolled finger lies below its knuckle, how long it is, and how far its top is seen
 * under it; and the roundness of its corners.
 */
const roll = { below: 4, long: 36, top: 16, round: 8 } as const

/** The rolled fingers of a fist seen from the palm: their middle bones side by side, the tops with their nails tucked in. */
export function fistParts({ fingers }: Hand, scale: number, look: Look): Part[] {
  const rolled = fingers.flatMap((points, index) => {
    const [, knuckle, tip] = points
    return knuckle && tip
      ? [{ knuckle, down: heading(knuckle, tip), half: thick[index] ?? thick[3], isUnderThumb: index < 2 }]
      : []
  })
  const low = ({ knuckle }: { knuckle: Point }) => knuckle[0] + knuckle[1]
  const moves = ['vingertop']
  // Each lies on the shade of the one at its upper left, or its own shade would be hidden.
  return rolled
    .toSorted((a, b) => low(b) - low(a))
    .flatMap(({ knuckle, down, half, isUnderThumb }) => {
      const line = (ends: readonly Point[], stroke: string, width: number) => ({
        d: `M${ends.map(xy).join('L')}z`,
        stroke,
        width: width * scale,
      })
      const on = (far: number, aside = 0): Point => polar(polar(knuckle, down, far * scale), down + 90, aside * scale)
      const { below, long, top, round } = roll
      const end = below + long
      // A line so thick that it fills what it goes around, with round corners.
      const [high, deep, aside] = [below + round, end - round, half - round]
      const bone = [on(high, -aside), on(high, aside), on(deep, aside), on(deep, -aside)]
      const shade = bone.map(([x, y]): Point => [x + 1.3 * scale, y + 1.3 * scale])
      const tip = [on(below + half), on(end + top - half)] as const
      const nail = [on(end + 0.4 * top), on(end + 0.66 * top)]
      // Under the thumb a top is plain; in the shadow the others are under their bones.
      const tucked: Part[] = isUnderThumb
        ? [{ d: bar(...tip, (half - 1) * scale, (half - 1) * scale), fill: look.skin, moves }]
        : [line(tip, look.skin2, 2 * half + 3), line(tip, look.skin, 2 * half - 2), line(nail, look.nail, 10)]
      return [
        ...tucked,
        { ...line(shade, look.skin2, 2 * round + 2.6), moves, isApart: true },
        { ...line(bone, look.skin, 2 * round), moves },
      ]
    })
}
