import { polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { palette } from '../../../theme/tokens.ts'
import { bottle } from './look.ts'
import { ball, bar, circle, hull } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A line through points, so wide at scale 1. */
export type Thread = (points: readonly Point[], width: number, stroke: string) => Part

/** A bottle of water in a fist from its side: it is held across the view, and comes slantwise out of the hand, cap first. */
export const bottleParts = ({ spot }: Hand, scale: number): Part[] => {
  const grip = spot(90, 22)
  // However the hand turns, the bottle is seen a little from before and from above.
  const at = (near: number): Point => polar(grip, 128, near * scale)
  const moves = ['knokkel']
  const body = (more: number) =>
    hull(circle(grip, (19 + more) * scale), circle(at(46), (19 + more) * scale), circle(at(67), (8 + more) * scale))
  return [
    { d: body(3), fill: bottle[0], moves },
    { d: body(0), fill: bottle[1], moves, isApart: true },
    { d: bar(at(70), at(77), 11 * scale, 11 * scale), fill: palette.honey2, moves },
    { d: ball(at(77), 9 * scale), fill: palette.honey },
  ]
}
