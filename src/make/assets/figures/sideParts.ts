import { girth } from '../../../content/figure/body.ts'
import { heading, polar } from '../../../content/figure/geometry.ts'
import type { SideBody } from '../../../content/figure/side.ts'
import { palette } from '../../../theme/tokens.ts'
import { headParts } from './headParts.ts'
import { armParts, legParts } from './limbs.ts'
import type { Look } from './look.ts'
import { sleeve } from './shapes.ts'
import type { Part } from './shapes.ts'
import { bendOf, hiddenBack, trunkOutline } from './trunk.ts'

/** By how much either side of a waist is narrower, of who wears a bun; at scale 1. */
const slimWaist = 3

/** How high a shirt comes behind in the shadow of the start, where a head that is raised would leave its collar as a thorn. */
const lowNape = 22

/**
 * A body from the side, from the back to the front.
 * @param before the body at the start, of which the line is drawn that this one hides
 */
export function sideParts(body: SideBody, scale: number, look: Look, before?: SideBody): Part[] {
  const { pelvis, near, far } = body
  const waistband = polar(pelvis, heading(pelvis, bendOf(body)), 22 * scale)
  const moves = ['taille', 'borst', 'bekken']
  const trunk = girth.trunk * scale
  const slim = look.hasBun ? slimWaist * scale : 0
  const close = { skin: look.skin, dim: look.skin2, nail: look.nail, isRimmed: true, side: '-dichtbij' } as const
  return [
    ...armParts(far.arm, scale, { skin: look.skin2, cloth: look.shirt2, side: '-verderop' }),
    ...legParts(far.leg, scale, { skin: look.skin2, cloth: palette.pine2, side: '-verderop' }),
    ...headParts(body, scale, look),
    { d: trunkOutline(body, scale, slim), shadow: trunkOutline(body, scale, slim, lowNape), fill: look.shirt, moves },
    // Wider than the shirt under it, which else shines through as a seam.
    { d: sleeve(pelvis, waistband, trunk + 1, trunk + 1 - 0.85 * slim), fill: palette.pine },
    ...legParts(near.leg, scale, { ...close, cloth: palette.pine }),
    ...(before ? hiddenBack(before, body, scale, slim) : []),
    ...armParts(near.arm, scale, { ...close, cloth: look.shirt, edge: look.shirt2 }),
  ]
}
