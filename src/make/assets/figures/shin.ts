import { girth } from '../../../content/figure/body.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { SideLeg } from '../../../content/figure/side.ts'
import { xy } from './shapes.ts'

/** From which scale on a leg is so large that it is drawn with its shade, and its foot with its toes apart. */
export const closeBy = 2
/** How far a calf stands out behind its shin. */
const calfDepth = 6

/** A shin from the side, with a kneecap before it and a calf behind it: with both edges straight it is a post. */
export function sideShin(leg: SideLeg, scale: number): string {
  const on = alongShin(leg, scale)
  const front = `M${on(0, -girth.knee)}C${on(0.14, -14.4)} ${on(0.3, -11.4)} ${on(1, -girth.ankle)}`
  return `${front}L${calfEdge(on)}z`
}

/** The shade along the back of a calf. */
export function calfShade(leg: SideLeg, scale: number): string {
  const on = alongShin(leg, scale)
  return `M${calfEdge(on)}C${on(0.2, 9)} ${on(0.6, 4)} ${on(1, girth.ankle)}z`
}

/** The edge of a calf from its ankle up to its knee. */
const calfEdge = (on: ReturnType<typeof alongShin>): string =>
  `${on(1, girth.ankle)}C${on(0.7, 6.8)} ${on(0.4, 14.4 + 2 * calfDepth)} ${on(0, girth.knee)}`

/** The place at a part of the way from knee to ankle, so far behind the bone. */
export const alongShin =
  ({ knee, ankle }: Pick<SideLeg, 'knee' | 'ankle'>, scale: number) =>
  (part: number, back: number): string =>
    xy(polar(between(knee, ankle, part), heading(knee, ankle) + 90, back * scale))
