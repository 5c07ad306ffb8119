import type { FrontBody } from '../../../content/figure/front.ts'
import { girth } from '../../../content/figure/body.ts'
import { polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Look } from './look.ts'
import { num, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** How far a neck widens at either side where it ends in a shirt from the front, and how deep. */
export const footOfNeck = { aside: 5.5, deep: 8.5 } as const

/** How wide a collar is, at scale 1. */
const width = 3.5

/** How far below the top of the chest a shoulder hangs at ease, at scale 1. */
const restDrop = 8.3

/** How far the shoulders are raised, at scale 1. */
export const liftOf = ({ collar, left, right }: FrontBody, scale: number): number =>
  Math.max(0, restDrop - (Math.max(left.shoulder[1], right.shoulder[1]) - collar[1]) / scale)

/** One side of a collar, from the front of the neck upwards: raised shoulders take its end up along the neck, to which it comes nearer. */
export function collarSide(body: FrontBody, sign: 1 | -1, scale: number) {
  const aside = (from: Point, length: number) => polar(from, sign * 90, length * scale)
  const { nape } = body
  const up = 0.95 * liftOf(body, scale)
  const r = footOfNeck.deep + width / 2
  const corner = aside(nape, footOfNeck.aside)
  const side = aside(corner, r)
  const near = Math.min(up, 10) / 10
  return {
    front: polar(corner, 180, r * scale),
    r: r * scale,
    side,
    bend: polar(side, 0, 0.6 * up * scale),
    end: polar(aside(side, near * (girth.neck + width / 2 - footOfNeck.aside - r)), 0, up * scale),
  }
}

/** The collar at the front of the neck: what goes round the back of it is not seen. */
export function collarPart(body: FrontBody, scale: number, look: Look): Part {
  const [left, right] = [collarSide(body, -1, scale), collarSide(body, 1, scale)]
  const turn = `A${num(left.r)} ${num(left.r)} 0 0 0 `
  return {
    d: [
      `M${xy(left.end)}Q${xy(left.bend)} ${xy(left.side)}${turn}${xy(left.front)}`,
      `L${xy(right.front)}${turn}${xy(right.side)}Q${xy(right.bend)} ${xy(right.end)}`,
    ].join(''),
    stroke: look.shirt2,
    width: width * scale,
  }
}
