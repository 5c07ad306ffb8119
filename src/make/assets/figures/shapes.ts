import { between, degrees, distance, heading, polar, turn } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'

/** A part of a drawing: path data that is filled, or drawn with a line. */
export interface Part {
  d: string
  fill?: string
  stroke?: string
  width?: number
  /** How far the dots of a stroke lie apart; it is whole without it. */
  dots?: number
  /** How much of a fill is seen, as SVG has it. */
  opacity?: string
  /** What it is in the shadow of the start, where that is other: clothes without a hem, which there is a step in a limb. */
  shadow?: string
  /** The joints whose movement puts this part in the shadow of the start, by name. */
  moves?: readonly string[]
  /** Parts shapes from each other in the shadow too, by a lighter grey. */
  isApart?: boolean
}

type Circle = readonly [x: number, y: number, r: number]

export const num = (value: number): string => String(Number(value.toFixed(1)))
export const xy = (point: Point): string => `${num(point[0])} ${num(point[1])}`

/** Whether a circle lies no further along the way from one to another than those do. */
function isBetween([x, y]: Circle, a: Circle, b: Circle): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
  return along > -1e-6 && along < 1 + 1e-6
}

/**
 * The outline around circles: two make a tapering round bar, three a foot, more a trunk or a palm. It begins at the first
 * circle that it touches, however they are turned, so that an outline can move.
 */
export function hull(...circles: readonly Circle[]): string {
  const edges: { angle: number; from: Point; to: Point; r: string; of: number }[] = []
  for (const [of, a] of circles.entries()) {
    for (const b of circles) {
      const gap = distance([a[0], a[1]], [b[0], b[1]])
      if (gap <= Math.abs(a[2] - b[2])) continue
      const angle = heading([a[0], a[1]], [b[0], b[1]]) - degrees(Math.acos((a[2] - b[2]) / gap))
      const touch = ([x, y, r]: Circle): Point => polar([x, y], angle, r)
      const reach = ([x, y, r]: Circle): number => {
        const [dx, dy] = polar([0, 0], angle, 1)
        return x * dx + y * dy + r
      }
      const isOutside = circles.every((circle) => reach(circle) <= reach(a) + 1e-6)
      // Of a row of circles that an edge touches, it goes from the first to the last.
      const isWhole = circles.every((circle) => reach(circle) < reach(a) - 1e-6 || isBetween(circle, a, b))
      if (isOutside && isWhole) edges.push({ angle: turn(angle, 0), from: touch(a), to: touch(b), r: num(b[2]), of })
    }
  }
  const around = edges.toSorted((a, b) => a.angle - b.angle)
  const begin = around.findIndex(({ of }) => edges.every((edge) => edge.of >= of))
  const round = [...around.slice(begin), ...around.slice(0, begin)]
  const sides = round.map(({ to, r, angle }, index) => {
    const next = round[(index + 1) % round.length]
    const isLarge = next && (next.angle - angle + 360) % 360 > 180
    return next ? `L${xy(to)}A${r} ${r} 0 ${isLarge ? 1 : 0} 1 ${xy(next.from)}` : ''
  })
  const [first] = round
  return first ? `M${xy(first.from)}${sides.join('')}z` : ''
}

export const circle = ([x, y]: Point, r: number): Circle => [x, y, r]
export const bar = (a: Point, b: Point, ra: number, rb: number): string => hull(circle(a, ra), circle(b, rb))
export const ball = ([x, y]: Point, r: number): string => `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 0 .1z`

/** A sleeve or a trouser leg: round at the joint `a`, straight at the hem `b`. */
export function sleeve(a: Point, b: Point, ra: number, rb: number): string {
  const edge = (point: Point, r: number) => xy(polar(point, heading(a, b) + 90, r))
  return `M${edge(a, -ra)}L${edge(b, -rb)}L${edge(b, rb)}L${edge(a, ra)}A1 1 0 0 1 ${edge(a, -ra)}z`
}

/** The same without a hem, as a limb that stays wide for more than half of its length, and narrows to the joint `b`. */
export function taper(a: Point, b: Point, ra: number, rb: number): string {
  const edge = (t: number, r: number) => xy(polar(between(a, b, t), heading(a, b) + 90, r))
  return `M${edge(0, -ra)}Q${edge(0.62, -ra)} ${edge(1, -rb)}L${edge(1, rb)}Q${edge(0.62, ra)} ${edge(0, ra)}A1 1 0 0 1 ${edge(0, -ra)}z`
}

/**
 * The hem of a sleeve, and the line up from it: at the side that is given as far as the shoulder, where it is one with the
 * shirt; else around the shoulder, which without it is lost in a shirt of its colour.
 */
export function sleeveEdge(a: Point, b: Point, ra: number, rb: number, only?: 1 | -1): string {
  const edge = (t: number, side: number) => xy(polar(between(a, b, t), heading(a, b) + 90, side * (ra + (rb - ra) * t)))
  if (only) return `M${edge(0.3, only)}L${edge(1, only)}L${edge(1, -only)}`
  return `M${edge(0.3, -1)}L${edge(1, -1)}L${edge(1, 1)}L${edge(0.3, 1)}A1 1 0 0 1 ${edge(0.3, -1)}z`
}

/** Where a shape lies that is drawn with radius 1, facing right. */
interface Place {
  centre: Point
  r: number
  /** Turns it clockwise, in degrees. */
  angle: number
  /** -1 mirrors it. */
  face?: number
  /** How long it looks for its length. */
  length?: number
}

/** Places path data of unit size on the canvas. */
export const place = (path: string, { centre, r, angle, face = 1, length = 1 }: Place): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    xy(polar(polar(centre, face * angle + 90, face * r * Number(x)), face * angle, -r * length * Number(y))),
  )

export const area = (d: string, fill: string, opacity?: string): string =>
  `<path fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`
/** How far the dots of a line that is hidden lie apart, by how wide it is. */
export const dotsOf = (width: number): number => 2.4 * width
export const line = (d: string, width: number, stroke: string, dots?: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${num(width)}"${dots === undefined ? '' : ` stroke-dasharray="0 ${num(dots)}"`}/>`
