import { polar, radians } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { beyond } from '../../../content/figure/hand.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { palette } from '../../../theme/tokens.ts'
import { bottle } from './look.ts'
import type { Part } from './shapes.ts'
import { softArea, softLine } from './soft.ts'

/** Half of how thick a bottle is, from where it comes out of the fist to its neck: so far out, and so thick. */
const profile = [
  [-6, 27],
  [20, 28],
  [57, 28],
  [71, 22],
  [78, 11],
  [90, 10],
] as const

/** A bottle of water in a fist from its side: its body goes through the fist across the view, and its neck comes slantwise out of it. */
export const bottleParts = ({ spot }: Hand, scale: number): Part[] => {
  const grip = spot(96, 34)
  // However the hand turns, the bottle is seen a little from before and from above.
  const at = (near: number, aside: number): Point =>
    polar(polar(grip, beyond + 180, near * scale), beyond + 90, aside * scale)
  const moves = ['knokkel']
  // What goes around it bends back to the fist, since its neck is nearer.
  const round = (near: number, half: number, bow = 0.42) =>
    [-90, -30, 30, 90].map(radians).map((angle) => at(near - bow * half * Math.cos(angle), half * Math.sin(angle)))
  const sides = (side: 1 | -1) => profile.map(([near, half]) => at(near, side * half))
  const outline = softArea([...round(-6, 28, 1.25).slice(1, -1).toReversed(), ...sides(-1), ...sides(1).toReversed()])
  const cap = (near: number) => [at(near, -12), ...round(near, 12, -0.7), at(near, 12)]
  return [
    { d: outline, stroke: bottle.edge, width: 6 * scale, moves, isApart: true },
    { d: outline, fill: bottle.water, moves, isApart: true },
    {
      d: softLine([at(42, -19), at(42, -19), at(60, -19), at(69, -10), at(69, -10)]),
      stroke: bottle.light,
      width: 4 * scale,
    },
    { d: softArea([at(85, -12), at(85, 12), ...cap(99).toReversed()]), fill: palette.honey2, moves, isApart: true },
    { d: softArea([...round(99, 10, -0.8), ...round(99, 10, 0.8).toReversed()]), fill: palette.honey },
  ]
}
