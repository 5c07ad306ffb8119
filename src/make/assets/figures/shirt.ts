import type { FrontBody, FrontSide } from '../../../content/figure/front.ts'
import { between, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { collarSide, liftOf } from './collar.ts'
import { frontShoulder } from './limbs.ts'
import { num, xy } from './shapes.ts'

/** A shirt from the front without its sleeves: it slopes from the neck to the shoulders, and is narrower at the waist. */
export function shirtOutline(body: FrontBody, scale: number): string {
  const [left, right] = [edge(body, body.left, -1, scale), edge(body, body.right, 1, scale)]
  const bottom = polar(between(left.hem, right.hem, 0.5), 180, 5 * scale)
  return [
    `M${xy(right.neck)}Q${xy(right.slope)} ${xy(right.top)}L${xy(right.armpit)}`,
    `C${xy(right.waist)} ${xy(right.hip)} ${xy(right.hem)}Q${xy(bottom)} ${xy(left.hem)}`,
    `C${xy(left.hip)} ${xy(left.waist)} ${xy(left.armpit)}L${xy(left.top)}Q${xy(left.slope)} ${xy(left.neck)}z`,
  ].join('')
}

/** How wide the line of low shoulders is, at scale 1. */
export const lineWidth = 2

/** Its line over both shoulders, from the neck to where the arms hang. */
export function shoulderLine(body: FrontBody, scale: number): string {
  const half = (side: FrontSide, sign: 1 | -1): string => {
    const { neck, slope } = edge(body, side, sign, scale)
    // Inside the sleeve by half its width, or it would stand out beside the arm.
    const r = frontShoulder * scale + 1.5 - lineWidth * scale * 0.5
    const on = (angle: number) => xy(polar(side.shoulder, sign * angle, r))
    return `M${xy(neck)}Q${xy(slope)} ${on(14)}A${num(r)} ${num(r)} 0 0 ${sign > 0 ? 1 : 0} ${on(80)}`
  }
  return half(body.left, -1) + half(body.right, 1)
}

/** One side of it, from the neck down. */
function edge(body: FrontBody, { shoulder, hip }: FrontSide, sign: 1 | -1, scale: number) {
  const { collar } = body
  const lift = liftOf(body, scale)
  const off = (from: Point, aside: number, down: number): Point => [
    from[0] + sign * aside * scale,
    from[1] + down * scale,
  ]
  const neck = collarSide(body, sign, scale).end
  const top = polar(shoulder, sign * 14, frontShoulder * scale + 1.5)
  return {
    neck,
    // Hollow at ease; the muscle that raises a shoulder fills it.
    slope: off(between(neck, top, 0.4), 0, Math.max(-2, 2.4 - 0.4 * lift)),
    top,
    armpit: [collar[0] + sign * 26.5 * scale, shoulder[1] + 17 * scale] as const,
    waist: off(collar, 19, 50),
    hip: off(hip, 18, -24),
    hem: off(hip, 18.6, -2),
  }
}
