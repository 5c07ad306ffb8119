import { girth } from '../../../content/figure/body.ts'
import { between, heading, polar, turn } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideBody } from '../../../content/figure/side.ts'
import { palette } from '../../../theme/tokens.ts'
import { headParts } from './headParts.ts'
import { armParts, legParts } from './limbs.ts'
import type { Look } from './look.ts'
import { num, sleeve, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** By how much either side of a waist is narrower, of who wears a bun; at scale 1. */
const slimWaist = 3

/** A trunk in one curve from the tailbone to the neck, and one along the belly: `bend` is the control point of its middle. */
function trunkOutline({ pelvis, waist, chest }: SideBody, bend: Point, scale: number, slim: number): string {
  const [low, high] = [girth.trunk * scale, girth.chest * scale]
  // A back that bends forward is rounder than its bones: its muscles and ribs stand out.
  const rounding = Math.max(0, turn(heading(bend, chest), heading(pelvis, bend))) * 0.1 * scale
  const edge = (side: number): [from: Point, bow: Point, to: Point] => {
    const from = polar(pelvis, heading(pelvis, bend) + side, low)
    const to = polar(chest, heading(bend, chest) + side, high)
    const middle = polar(waist, heading(pelvis, chest) + side, (side < 0 ? low + rounding : low) - slim)
    return [from, between(between(from, to, 0.5), middle, 2), to]
  }
  const [back, belly] = [edge(-90), edge(90)]
  const round = (r: number, to: Point) => `A${num(r)} ${num(r)} 0 0 1 ${xy(to)}`
  return `M${xy(back[0])}Q${xy(back[1])} ${xy(back[2])}${round(high, belly[2])}Q${xy(belly[1])} ${xy(belly[0])}${round(low, back[0])}z`
}

/** A body from the side, from the back to the front. */
export function sideParts(body: SideBody, scale: number, look: Look): Part[] {
  const { pelvis, waist, chest, near, far } = body
  // The control point of a curve through the waist.
  const bend = between(between(pelvis, chest, 0.5), waist, 2)
  const waistband = polar(pelvis, heading(pelvis, bend), 22 * scale)
  const moves = ['taille', 'borst', 'bekken']
  const trunk = girth.trunk * scale
  const slim = look.hasBun ? slimWaist * scale : 0
  const close = { skin: look.skin, dim: look.skin2, nail: look.nail, isRimmed: true, side: '-dichtbij' } as const
  return [
    ...armParts(far.arm, scale, { skin: look.skin2, cloth: look.shirt2, side: '-verderop' }),
    ...legParts(far.leg, scale, { skin: look.skin2, cloth: palette.pine2, side: '-verderop' }),
    ...headParts(body, scale, look),
    { d: trunkOutline(body, bend, scale, slim), fill: look.shirt, moves },
    // Wider than the shirt under it, which else shines through as a seam.
    { d: sleeve(pelvis, waistband, trunk + 1, trunk + 1 - 0.85 * slim), fill: palette.pine },
    ...legParts(near.leg, scale, { ...close, cloth: palette.pine }),
    ...armParts(near.arm, scale, { ...close, cloth: look.shirt, edge: look.shirt2 }),
  ]
}
