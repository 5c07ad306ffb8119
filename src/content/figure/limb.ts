import { bent } from './body.ts'
import type { Limited, Report } from './body.ts'
import { degrees, distance, heading, polar, turn } from './geometry.ts'
import type { Point } from './geometry.ts'

interface Bones {
  /** The line of the pose that says how it lies. */
  part: string
  joints: readonly [Limited, Limited]
  from: Point
  /** The heading at angle 0. */
  rest: number
  /** Whether each joint bends clockwise (1) or not (-1). */
  ways: readonly [number, number]
  lengths: readonly [number, number]
}

interface Given {
  /** The angles of both joints, or where the far end is. */
  angles: readonly [number | undefined, number | undefined]
  to?: Point | undefined
  isReversed?: boolean | undefined
}

/** Where two bones end: the middle joint, the far end, the heading of the second bone, and the angles of both joints. */
interface Reached {
  middle: Point
  end: Point
  lower: number
  angles: readonly [number, number]
}

/** Lays two bones from a joint: by their angles, or so that the far end is at a place (forward and inverse kinematics). */
export function reach(report: Report, bones: Bones, given: Given): Reached {
  const { part, joints, from, rest, ways, lengths } = bones
  const [a = 0, b = 0] = given.to ? anglesTo(bones, given.to, given.isReversed ? -1 : 1) : given.angles
  const upper = rest + ways[0] * bent(report, part, joints[0], a)
  const lower = upper + ways[1] * bent(report, part, joints[1], b)
  const middle = polar(from, upper, lengths[0])
  return { middle, end: polar(middle, lower, lengths[1]), lower, angles: [a, b] }
}

/** The angles with which two bones reach a place, by the law of cosines. */
function anglesTo({ from, rest, ways, lengths: [first, second] }: Bones, to: Point, side: number): [number, number] {
  const span = Math.min(Math.max(distance(from, to), Math.abs(first - second) + 1), first + second - 0.2)
  const off = degrees(Math.acos((first ** 2 + span ** 2 - second ** 2) / (2 * first * span)))
  const inside = degrees(Math.acos((first ** 2 + second ** 2 - span ** 2) / (2 * first * second)))
  return [ways[0] * turn(heading(from, to) - ways[1] * side * off, rest), side * (180 - inside)]
}
