import { girth } from '../../../content/figure/body.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { footOfNeck } from './collar.ts'
import type { Look } from './look.ts'
import { bar, circle, hull, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** Where a neck begins. */
export interface Neck {
  collar: Point
  nape: Point
}

/** The joints whose movement puts a neck, and its head, in the shadow of the start. */
export const moves = ['hoofd', 'neus']

/** How thick the line of a muscle is; half of it, at scale 1. */
const cord = 0.75

/** Where a neck goes into a shirt from the front: its muscles slope to the shoulders from halfway, or its foot has knobs. */
const neckFoot = (nape: Point, axis: Point, scale: number): string => {
  const half = (aside: number) => circle(polar(nape, aside, footOfNeck.aside * scale), footOfNeck.deep * scale)
  return hull(half(-90), half(90), circle(between(nape, axis, 0.6), girth.neck * scale))
}

/**
 * A neck from the front, darker under its jaw, which it parts from it.
 * @param ear behind the ear of a head that is turned aside: from there a muscle stands out to the breastbone, in a neck that
 * is dark under that jaw as a whole
 */
export function straightNeck(nape: Point, axis: Point, scale: number, look: Look, ear?: Point): Part[] {
  const thick = girth.neck * scale
  const to = (t: number) => bar(between(nape, axis, t), axis, thick, thick)
  const foot = polar(nape, 180, 5.6 * scale)
  return [
    { d: to(0.12) + neckFoot(nape, axis, scale), fill: look.skin, moves },
    { d: to(ear ? 0.64 : 0.16) + (ear ? bar(ear, foot, cord * scale, cord * scale) : ''), fill: look.skin2 },
  ]
}

/** A neck from the side: out of the shirt along the back, then bent to `top`, where it carries the head. */
export function bentNeck({ collar, nape }: Neck, top: string, scale: number, look: Look): Part[] {
  const bend = polar(nape, heading(collar, nape), 12 * scale)
  const d = `M${xy(between(collar, nape, 0.2))}Q${xy(bend)} ${top}`
  return [{ d, stroke: look.skin2, width: 2 * girth.neck * scale, moves }]
}
