import { between, heading, polar, turn } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { ball, xy } from './shapes.ts'

/** Half of how thick a forearm is at its elbow, and how far its muscles swell: in the crook of a bent arm, and opposite. */
const elbowRound = 36
const swelling = { crook: 62, opposite: 48 } as const

/** A forearm close by: its muscles swell just beyond the elbow, and it gets straight and narrow to the wrist. */
export function forearmOutline({ elbow, wrist, upper }: Hand, narrow: number, scale: number): string {
  const along = heading(elbow, wrist)
  const edge = (t: number, side: number, half: number) =>
    xy(polar(between(elbow, wrist, t), along + 90 * side, half * scale))
  const crook = upper ? Math.sign(turn(heading(elbow, upper), along)) : 0
  const swell = (side: number) => edge(0.2, side, side === crook ? swelling.crook : swelling.opposite)
  return [
    `M${edge(0, -1, elbowRound)}C${swell(-1)} ${edge(0.55, -1, 34)} ${edge(1, -1, narrow)}`,
    `L${edge(1, 1, narrow)}C${edge(0.55, 1, 34)} ${swell(1)} ${edge(0, 1, elbowRound)}z`,
    ball(elbow, elbowRound * scale),
    ball(wrist, narrow * scale),
  ].join('')
}
