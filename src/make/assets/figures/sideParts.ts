import { girth } from '../../../content/figure/body.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideBody } from '../../../content/figure/side.ts'
import { palette, past } from '../../../theme/tokens.ts'
import { headParts } from './headParts.ts'
import { armParts, legParts } from './limbs.ts'
import type { Look } from './look.ts'
import { bar, sleeve, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** The light between an arched back and what it lies on, from the shoulder blades to the buttocks. */
export function hollowPart({ pelvis, chest, loin }: SideBody, scale: number): Part {
  const ground = Math.max(chest[1], pelvis[1]) + (girth.trunk + 2) * scale
  const [from, to]: [Point, Point] = [
    [chest[0] - 2 * scale, ground],
    [pelvis[0], ground],
  ]
  return { d: `M${xy(from)}Q${xy([loin[0], 2 * loin[1] - ground])} ${xy(to)}z`, fill: past }
}

/**
 * A body from the side, from the back to the front.
 * @param under what lies over the trunk and under the near limbs
 */
export function sideParts(body: SideBody, scale: number, look: Look, under: readonly Part[] = []): Part[] {
  const { pelvis, waist, chest, near, far } = body
  // The control point of a curve through the waist.
  const bend = between(between(pelvis, chest, 0.5), waist, 2)
  const waistband = polar(pelvis, heading(pelvis, bend), 19.5 * scale)
  const moves = ['taille', 'borst', 'bekken']
  const trunk = girth.trunk * scale
  const close = { skin: look.skin, dim: look.skin2, isRimmed: true, side: '-dichtbij' } as const
  return [
    ...armParts(far.arm, scale, { skin: look.skin2, cloth: look.shirt2, side: '-verderop' }),
    ...legParts(far.leg, scale, { skin: look.skin2, cloth: palette.pine2, side: '-verderop' }),
    ...headParts(body, scale, look, 'side'),
    { d: `M${xy(pelvis)}Q${xy(bend)} ${xy(chest)}`, stroke: look.shirt, width: 2 * trunk, moves },
    { d: bar(waist, chest, trunk, girth.chest * scale), fill: look.shirt, moves },
    // Wider than the shirt under it, which else shines through as a seam.
    { d: sleeve(pelvis, waistband, trunk + 1, trunk + 1), fill: palette.pine },
    ...under,
    ...legParts(near.leg, scale, { ...close, cloth: palette.pine }),
    ...armParts(near.arm, scale, { ...close, cloth: look.shirt, edge: look.shirt2 }),
  ]
}
