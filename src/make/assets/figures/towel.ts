import { distance, radians } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { towel } from './look.ts'
import type { Part } from './shapes.ts'
import { softArea, softLine } from './soft.ts'

/** Where the middle of a roll is, forward of the wrist; how much it leans forward to the thumb; and where its ends are, aside. */
const roll = { forward: 81, lean: 0.15, top: 76, bottom: -72 } as const
/** Folds where it is pressed: at which side of it, and from where to where along it. */
const folds = [
  [278, -44, -58],
  [306, -42, -53],
  [296, 52, 66],
] as const

/** Half of how thick a roll is at a height: one thickness while the fingers are not around it, else a waist between soft ends. */
function thickAt(up: number, isFree: boolean): number {
  const aside = Math.min(1, Math.max(0, (Math.abs(up - 2) - 32) / 30))
  return isFree ? 34 : 21 + 13 * aside * aside * (3 - 2 * aside)
}

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)

/** A rolled towel that goes through the hand, across it: its turns are seen at its end alone, and its loose edge runs along it. */
export function towelParts({ spot, fingers: [first = []], wrist }: Hand, scale: number): Part[] {
  const isFree = distance(spot(roll.forward, 0), first.at(-1) ?? wrist) > 60 * scale
  // Its end is a circle seen aslant: at a height on the roll, after so much of a turn, that far from its middle.
  const at = (up: number, angle: number, r = thickAt(up, isFree)): Point =>
    spot(roll.forward + roll.lean * up + r * Math.cos(radians(angle)), up + 0.5 * r * Math.sin(radians(angle)))
  const along = (angle: number, from: number, to: number) => steps(from, to, 8).map((up) => at(up, angle))
  const round = (up: number, from: number, to: number, r?: number) =>
    steps(from, to, 9).map((angle) => at(up, angle, r))
  const crease = (points: readonly Point[], width: number): Part => ({
    d: softLine(points),
    stroke: towel.turn,
    width: width * scale,
  })
  const { top, bottom } = roll
  const outline = [
    ...along(180, top, bottom),
    ...round(bottom, 180, 360),
    ...along(0, bottom, top),
    ...round(top, 0, 180),
  ]
  const coil = steps(0, 1, 20).map((part) => at(top, 240 - 840 * (1 - part), 30 * part))
  const edge = along(240, top, bottom)
  return [
    { d: softArea(outline), fill: towel.cloth, moves: isFree ? ['vingertop'] : [] },
    {
      d: softArea([...along(312, top, bottom), ...round(bottom, 324, 360), ...along(0, bottom, top)]),
      fill: towel.shade,
    },
    { d: softArea(round(top, 0, 324, 33)), fill: towel.end },
    crease([...coil, ...edge, ...edge.slice(-1)], 3.4),
    ...(isFree ? [] : folds.map(([angle, from, to]) => crease(along(angle, from, to), 3))),
  ]
}
