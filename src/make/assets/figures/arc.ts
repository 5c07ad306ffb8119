import { distance, heading, polar, radians, turn } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Arc } from '../../../content/figure/schema.ts'
import { pointOf } from '../../../content/figure/solve.ts'
import type { Solved } from '../../../content/figure/solve.ts'
import { palette } from '../../../theme/tokens.ts'
import { area, ball, num, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A line that a joint went along, with what it is measured by. */
interface Course {
  ends: readonly [Point, Point]
  /** Path data of the line. */
  curve: string
  /** The point so many steps from its beginning, so many pixels outside it. */
  tick: (step: number, out: number) => Point
  /** How many steps it has: of ten degrees, or of ten pixels where it is straight. */
  steps: number
}

/** How long an arc is at least: on a card of 160 pixels its dots stay apart, and its line is seen between them. */
const leastArc = 72

/** An arc with a joint that moves. */
type Moving = Arc & { tip: string }

/** The coral dot of the complaint, on the joint where it is felt. */
export function spotParts(pose: Solved, { centre, dot = centre }: Arc): Part[] {
  const spot = pointOf(pose, dot)
  return [
    // Light on any cloth: coral that shines through is brown on a dark one. Small enough to leave a joint to be seen.
    { d: ball(spot, 15), fill: palette.blush2, opacity: '.75' },
    { d: ball(spot, 9.5), fill: palette.white },
    { d: ball(spot, 6.5), fill: palette.coral },
  ]
}

/** The line where a joint went, if one did, with its ticks: a long one at every third step, and none on its dots. */
export function drawCourse(from: Solved, to: Solved, { tip, ...rest }: Arc): string {
  if (tip === undefined) return ''
  const arc = { ...rest, tip }
  const { ends, curve, tick, steps } = arc.by ? track(from, to, arc, arc.by) : round(from, to, arc)
  const [first, last] = ends
  const ticks = Array.from({ length: Math.ceil(steps) - 1 }, (_, index) => index + 1)
    .filter((step) => distance(tick(step, 0), last) > 13)
    .map((step) => `M${xy(tick(step, 7))}L${xy(tick(step, step % 3 ? 13 : 19))}`)
  return [
    `<path stroke="${palette.pine}" stroke-width="3" stroke-linecap="butt" opacity=".5" d="${ticks.join('')}"/>`,
    `<path stroke="${palette.white}" stroke-width="6" opacity=".5" d="M${curve}"/>`,
    `<g stroke="${palette.pine}" stroke-width="3"><path d="M${curve}"/><path fill="${palette.white}" d="${ball(first, 5.5)}"/></g>`,
    area(ball(last, 9.5), palette.white) + area(ball(last, 7.5), palette.pine),
  ].join('')
}

/** An arc around a joint, from where its tip was to where it is. */
function round(
  from: Solved,
  to: Solved,
  { centre, tip, r: given = 0, flat = 1, shift = 0, start, end }: Moving,
): Course {
  const middle = pointOf(to, centre)
  const last = end ?? heading(middle, pointOf(to, tip)) + shift
  const span = turn(last, start ?? heading(pointOf(from, centre), pointOf(from, tip)) + shift)
  // A small turn is measured further from its joint, so that it can be read.
  const r = Math.max(given, leastArc / radians(Math.max(Math.abs(span), 20)))
  const height = (q: number) => r * flat + q - r
  const on = (angle: number, q: number): Point => [
    middle[0] + q * Math.sin(radians(angle)),
    middle[1] - height(q) * Math.cos(radians(angle)),
  ]
  const ends = [on(last - span, r), on(last, r)] as const
  const sweep = `A${num(r)} ${num(height(r))} 0 ${Math.abs(span) > 180 ? 1 : 0} ${span > 0 ? 1 : 0} `
  return {
    ends,
    curve: ends.map(xy).join(sweep),
    tick: (step, out) => on(last - span + Math.sign(span) * 10 * step, r + out),
    steps: Math.abs(span) / 10,
  }
}

/** A straight line along the way of a joint, moved aside; a short way is drawn longer, so that it can be read. */
function track(from: Solved, to: Solved, { tip, isReversed, isUpright }: Moving, by: Point): Course {
  const at = (pose: Solved): Point => {
    const y = pointOf(pose, tip)[1]
    const x = pointOf(isUpright ? to : pose, tip)[0]
    return [x + by[0], y + by[1]]
  }
  const along = heading(at(from), at(to))
  const more = Math.max(0, leastArc - distance(at(from), at(to))) / 2
  const [first, last] = [polar(at(from), along + 180, more), polar(at(to), along, more)]
  const aside = along + (isReversed ? -90 : 90)
  return {
    ends: [first, last],
    curve: `${xy(first)}L${xy(last)}`,
    tick: (step, out) => polar(polar(first, along, 10 * step), aside, out),
    steps: distance(first, last) / 10,
  }
}
