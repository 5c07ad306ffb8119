import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import type { Look } from './look.ts'
import { bar } from './shapes.ts'
import type { Part } from './shapes.ts'

/** Half of how thick each finger is at its knuckle and at its top, from the forefinger to the little one. */
const thick = [
  [12.5, 11],
  [12.5, 11],
  [12, 10.5],
  [10.5, 9],
] as const

/** The rolled fingers of a fist seen from the palm, each with a shade at its lower right. */
export function fistParts({ fingers }: Hand, scale: number, look: Look): Part[] {
  const rolled = fingers.flatMap((points, index) => {
    const [, knuckle, tip] = points
    return knuckle && tip ? [{ knuckle, tip, half: thick[index] ?? thick[3] }] : []
  })
  const low = ({ knuckle }: { knuckle: Point }) => knuckle[0] + knuckle[1]
  const moves = ['vingertop']
  // Each lies on the shade of the one at its upper left, or its own shade would be hidden.
  return rolled
    .toSorted((a, b) => low(b) - low(a))
    .flatMap(({ knuckle, tip, half: [wide, narrow] }) => {
      const shape = (more: number) => {
        const at = ([x, y]: Point): Point => [x + more * 1.3 * scale, y + more * 1.3 * scale]
        return bar(at(knuckle), at(tip), (wide + more) * scale, (narrow + more) * scale)
      }
      return [
        { d: shape(1.3), fill: look.skin2, moves, isApart: true },
        { d: shape(0), fill: look.skin, moves },
      ]
    })
}
