import { distance, polar, radians } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { palette } from '../../../theme/tokens.ts'
import { bottle, towel } from './look.ts'
import { ball, bar, circle, hull, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A line through points, so wide at scale 1. */
export type Thread = (points: readonly Point[], width: number, stroke: string) => Part

/** A rolled towel that goes through the hand, across it: thick while the fingers are not around it, else with a waist. */
export const towelParts = ({ spot, fingers: [first = []], wrist }: Hand, scale: number, thread: Thread): Part[] => {
  const isFree = distance(spot(86, 0), first.at(-1) ?? wrist) > 60 * scale
  const thick = (up: number) => (isFree ? 34 : 21 + 0.1 * Math.max(Math.abs(up), 36))
  // Its end is a circle seen aslant: at a height on the roll, after so much of a turn, that far from its middle.
  const at = (up: number, angle: number, r = thick(up)): Point =>
    spot(86 + r * Math.cos(radians(angle)), up + 0.48 * r * Math.sin(radians(angle)))
  const edge = (up: number, from: number, to: number) =>
    Array.from({ length: 13 }, (_, i) => at(up, from + ((to - from) * i) / 12))
  const closed = (points: readonly Point[], fill: string): Part => ({ d: `M${points.map(xy).join('L')}z`, fill })
  const coil = Array.from({ length: 28 }, (_, i) => at(84, -30 * i, 0.74 * i))
  const [near, far] = [0, 180].map((side) => [36, -36].map((up) => at(up, side)))
  const roll = [...edge(-76, 180, 360), ...(near ?? []).toReversed(), ...edge(84, 0, 180), ...(far ?? [])]
  return [
    { ...closed(roll, towel[0]), moves: isFree ? ['vingertop'] : [] },
    ...[-62, -50].map((up) => thread(edge(up, 180, 360), 4, towel[2])),
    closed(edge(84, 0, 360), towel[3]),
    thread(coil, 3.5, towel[2]),
  ]
}

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
