import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { beyond } from '../../../content/figure/hand.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { palette } from '../../../theme/tokens.ts'
import { bottle } from './look.ts'
import type { Look } from './look.ts'
import { ball, circle, hull, num, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A bottle from its bottom to its cap: so far towards the viewer, and half as thick. */
const [bottom, shoulder, neck, collar, cap] = [
  [-4, 20.5],
  [34, 20.5],
  [50, 9.5],
  [51, 11.5],
  [63, 11.5],
] as const

/** Where what is nearer to the viewer lies, however the hand turns: he looks a little from before and from above. */
const nearer = beyond + 180
/** A fist holds a bottle aslant, its cap further on than its bottom: how far, for each pixel that it comes nearer. */
const aslant = 0.5
/** How long that leaves it, to be as long as a straight one. */
const short = 0.86

/** A bottle of water in a fist from its side: it lies across the hand, and comes out of it aslant with its cap. */
export const bottleParts = ({ fingers: [first = []], thumb, wrist, spot }: Hand, scale: number, look: Look): Part[] => {
  const [root, tip] = [first[0] ?? wrist, first.at(-1) ?? wrist]
  const inside = polar(between(root, tip, 0.5), heading(root, tip) + 90, 8 * scale)
  const grip = between(inside, thumb.at(-1) ?? wrist, 0.16)
  // So it turns with the hand, half as far as that.
  const onward = heading(wrist, spot(1, 0))
  const at = (near: number): Point =>
    polar(polar(grip, nearer, near * short * scale), onward, near * short * aslant * scale)
  const round = ([near, half]: readonly [number, number]) => circle(at(near), half * scale)
  const moves = ['knokkel']
  const body = hull(round(bottom), round(shoulder)) + hull(round(shoulder), round(neck))
  const top = hull(round(collar), round(cap))
  const rim = ([near, half]: readonly [number, number], angle: number) => xy(polar(at(near), angle, half * scale))
  const arc = `A${num(shoulder[1] * scale)} ${num(shoulder[1] * scale)} 0 0 1 `
  const side = heading(grip, at(1)) - 90
  // Above the line of the water, which is level however the hand turns.
  const air = [
    `M${rim(shoulder, -64)}L${rim(bottom, -64)}${arc}${rim(bottom, side)}`,
    `L${rim(shoulder, side)}${arc}${rim(shoulder, 64)}z`,
  ].join('')
  return [
    // The hollow of the fist that it comes out of.
    { d: ball(at(bottom[0] - 2), (bottom[1] + 6) * scale), fill: look.skin2 },
    { d: body, stroke: bottle.edge, width: 6 * scale, moves, isApart: true },
    { d: body, fill: bottle.water, moves, isApart: true },
    { d: air, fill: bottle.light },
    { d: hull(round(shoulder), round(neck)), fill: bottle.water },
    { d: top, stroke: bottle.edge, width: 5 * scale },
    { d: top, fill: bottle.edge, moves, isApart: true },
    { d: ball(at(cap[0]), (cap[1] - 1) * scale), fill: palette.white },
  ]
}
