import { between } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { xy } from './shapes.ts'

/** A curve that rounds the corners of a line through points, from halfway its first piece to halfway its last. */
export function softLine(points: readonly Point[]): string {
  const halfway = points.slice(1).map((point, index) => between(points[index] ?? point, point, 0.5))
  const bends = halfway.slice(1).map((end, index) => `Q${xy(points[index + 1] ?? end)} ${xy(end)}`)
  return `M${xy(halfway[0] ?? [0, 0])}${bends.join('')}`
}

/** The same around an area. */
export const softArea = (points: readonly Point[]): string => `${softLine([...points, ...points.slice(0, 2)])}z`
