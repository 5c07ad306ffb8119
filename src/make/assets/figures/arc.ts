import { distance, heading, polar, radians, turn } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Arc } from '../../../content/figure/schema.ts'
import { pointOf } from '../../../content/figure/solve.ts'
import type { Solved } from '../../../content/figure/solve.ts'
import { palette } from '../../../theme/tokens.ts'
import { area, ball, num, xy } from './shapes.ts'

/** Path data of a line that runs at distance `q`, and its two ends. */
interface Course {
  r: number
  ends: (q: number, short?: number) => readonly [Point, Point]
  /** Ends so many pixels early, so that no tick stands on the last dot. */
  curve: (q: number, short?: number) => string
  /** The gap between dashes that makes ticks of them. */
  gap: (q: number, step: number) => string
}

/** How long an arc is at least: on a card of 160 pixels its dots stay apart, and its line is seen between them. */
const leastArc = 72

/** An arc with a joint that moves. */
type Moving = Arc & { tip: string }

/** Where a joint went, if one did, and the coral dot of the complaint. */
export function drawArc(from: Solved, to: Solved, arc: Arc): string {
  const { tip, dot = arc.centre } = arc
  const spot = pointOf(to, dot)
  return [
    tip === undefined ? '' : drawCourse(from, to, { ...arc, tip }),
    // Light on any cloth: coral that shines through is brown on a dark one.
    `<path fill="${palette.blush2}" opacity=".75" d="${ball(spot, 21)}"/>`,
    area(ball(spot, 12.5), palette.white) + area(ball(spot, 8.5), palette.coral),
  ].join('')
}

/** The line where a joint went, with its ticks. */
function drawCourse(from: Solved, to: Solved, arc: Moving): string {
  const { r, ends, curve, gap } = arc.by ? track(from, to, arc, arc.by) : round(from, to, arc)
  const ticks = (q: number, width: number, step: number) =>
    `<path d="M${curve(q, 10)}" stroke-width="${width}" stroke-dasharray="3 ${gap(q, step)}" stroke-dashoffset="-${gap(q, step)}"/>`
  const [first, last] = ends(r)
  return [
    `<g stroke="${palette.pine}" stroke-linecap="butt"><g opacity=".5">${ticks(r + 10, 6, 10)}${ticks(r + 13, 12, 30)}</g>`,
    `<path stroke="${palette.white}" stroke-width="6" opacity=".5" d="M${curve(r)}"/><g stroke-width="3"><path d="M${curve(r)}"/>`,
    `<path fill="${palette.white}" d="${ball(first, 5.5)}"/></g></g>`,
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
  const ends = (q: number, short = 0) =>
    [on(last - span, q), on(last - (Math.sign(span) * short) / radians(q), q)] as const
  const flags = `${Math.abs(span) > 180 ? 1 : 0} ${span > 0 ? 1 : 0}`
  return {
    r,
    ends,
    curve: (q, short) =>
      ends(q, short)
        .map(xy)
        .join(`A${num(q)} ${num(height(q))} 0 ${flags} `),
    gap: (q, step) => num(radians(step) * q * Math.max(flat, 1) - 3),
  }
}

/** A straight line along the way of a joint, moved aside; a short way is drawn longer, so that it can be read. */
function track(from: Solved, to: Solved, { tip, isReversed }: Moving, by: Point): Course {
  const at = (pose: Solved): Point => {
    const [x, y] = pointOf(pose, tip)
    return [x + by[0], y + by[1]]
  }
  const along = heading(at(from), at(to))
  const more = Math.max(0, leastArc - distance(at(from), at(to))) / 2
  const [first, last] = [polar(at(from), along + 180, more), polar(at(to), along, more)]
  const aside = along + (isReversed ? -90 : 90)
  const ends = (q: number, short = 0) =>
    [polar(first, aside, q), polar(polar(last, aside, q), along + 180, short)] as const
  return { r: 0, ends, curve: (q, short) => ends(q, short).map(xy).join('L'), gap: (_, step) => num(step - 3) }
}
