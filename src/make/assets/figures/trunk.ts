import { girth } from '../../../content/figure/body.ts'
import { between, distance, heading, polar, turn } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideBody } from '../../../content/figure/side.ts'
import { past } from '../../../theme/tokens.ts'
import { dotsOf, num, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

type Edge = readonly [from: Point, bow: Point, to: Point]

/** The control point of a curve from the pelvis through the waist to the chest. */
export const bendOf = ({ pelvis, waist, chest }: SideBody): Point => between(between(pelvis, chest, 0.5), waist, 2)

/** The back and the belly of a trunk, each a curve from the pelvis to the chest. */
function edgesOf(body: SideBody, scale: number, slim: number): { back: Edge; belly: Edge } {
  const { pelvis, waist, chest } = body
  const bend = bendOf(body)
  const [low, high] = [girth.trunk * scale, girth.chest * scale]
  // A back that bends forward is rounder than its bones: its muscles and ribs stand out.
  const rounding = Math.max(0, turn(heading(bend, chest), heading(pelvis, bend))) * 0.1 * scale
  const edge = (side: number): Edge => {
    const from = polar(pelvis, heading(pelvis, bend) + side, low)
    const to = polar(chest, heading(bend, chest) + side, high)
    const middle = polar(waist, heading(pelvis, chest) + side, (side < 0 ? low + rounding : low) - slim)
    return [from, between(between(from, to, 0.5), middle, 2), to]
  }
  return { back: edge(-90), belly: edge(90) }
}

/**
 * A trunk in one curve from the tailbone to the neck, and one along the belly. Its shirt slopes up to the neck, higher behind
 * than before: around a chest alone it is a bell.
 * @param nape how high it comes behind
 */
export function trunkOutline(body: SideBody, scale: number, slim: number, nape = 26): string {
  const { back, belly } = edgesOf(body, scale, slim)
  const { chest } = body
  const up = heading(bendOf(body), chest)
  const on = (aside: number, high: number) => xy(polar(polar(chest, up + 90, aside * scale), up, high * scale))
  const r = num(girth.trunk * scale)
  return [
    `M${xy(back[0])}Q${xy(back[1])} ${xy(back[2])}C${on(-23.6, 13)} ${on(-15, 18)} ${on(-11, nape)}`,
    `Q${on(0, 21)} ${on(11, 20)}C${on(16, 17)} ${on(23.6, 12)} ${xy(belly[2])}`,
    `Q${xy(belly[1])} ${xy(belly[0])}A${r} ${r} 0 0 1 ${xy(back[0])}z`,
  ].join('')
}

/** How wide the line of a back is, at scale 1. */
const lineWidth = 2.6

/**
 * The line of the back of the start, over the end that lies before it: behind that nothing tells whether it was hollow. In
 * dots, as what is hidden: a whole line is a belt or a hose.
 * Nothing where the shadow itself tells it.
 * @param before the body at the start
 */
export function hiddenBack(before: SideBody, body: SideBody, scale: number, slim: number): Part[] {
  if (distance(before.loin, body.loin) < 7 || !isInside(before.loin, body, 0.85 * girth.trunk * scale)) return []
  const [from, bow, to] = edgesOf(before, scale, slim).back
  const d = `M${xy(from)}Q${xy(bow)} ${xy(to)}`
  return [{ d, stroke: past, width: lineWidth * scale, dots: dotsOf(lineWidth * scale) }]
}

/** Whether a point is nearer than so much to the bones of a trunk. */
const isInside = (point: Point, { pelvis, waist, chest }: SideBody, near: number): boolean =>
  Array.from({ length: 9 }, (_, step) => step / 8).some(
    (t) => Math.min(distance(point, between(pelvis, waist, t)), distance(point, between(waist, chest, t))) < near,
  )
