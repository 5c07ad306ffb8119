import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { beyond } from '../../../content/figure/hand.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { palette } from '../../../theme/tokens.ts'
import { bottle } from './look.ts'
import { ball, circle, hull, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** Half of how thick a bottle is, from its bottom to its cap: so far towards the viewer, and so thick. */
const [bottom, shoulder, neck, cap] = [
  [0, 24],
  [8, 25],
  [14, 14],
  [22, 11],
] as const

/** Where what is nearer to the viewer lies, however the hand turns: he looks a little from before and from above. */
const nearer = beyond + 180

/** A bottle of water in a fist from its side: it lies across the hand, so that its cap points at the viewer. */
export const bottleParts = ({ fingers: [first = []], thumb, wrist }: Hand, scale: number): Part[] => {
  const [root, tip] = [first[0] ?? wrist, first.at(-1) ?? wrist]
  const inside = polar(between(root, tip, 0.5), heading(root, tip) + 90, 8 * scale)
  const grip = between(inside, thumb.at(-1) ?? wrist, 0.16)
  const at = (near: number): Point => polar(grip, nearer, near * scale)
  const round = ([near, half]: readonly [number, number]) => circle(at(near), half * scale)
  const moves = ['knokkel']
  const body = hull(round(bottom), round(shoulder))
  const glint = (angle: number) => polar(at(shoulder[0]), angle, 19 * scale)
  const shine = `M${xy(glint(285))}A${19 * scale} ${19 * scale} 0 0 1 ${xy(glint(345))}`
  return [
    { d: body, stroke: bottle.edge, width: 6 * scale, moves, isApart: true },
    { d: body, fill: bottle.water, moves, isApart: true },
    { d: hull(round(neck), round(shoulder)), fill: bottle.water },
    { d: shine, stroke: bottle.light, width: 4 * scale },
    { d: ball(at(neck[0]), neck[1] * scale), fill: bottle.edge },
    { d: hull(round([neck[0] + 1, cap[1]]), round(cap)), fill: palette.honey2, moves, isApart: true },
    { d: ball(at(cap[0]), (cap[1] - 1.5) * scale), fill: palette.honey },
  ]
}
