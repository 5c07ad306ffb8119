import { girth } from '../../../content/figure/body.ts'
import type { FrontBody, FrontSide } from '../../../content/figure/front.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import { palette } from '../../../theme/tokens.ts'
import { collarPart } from './collar.ts'
import { footFromFront } from './foot.ts'
import { headParts } from './headParts.ts'
import { armParts, trouserLeg } from './limbs.ts'
import type { Cloth } from './limbs.ts'
import type { Look } from './look.ts'
import { ball, circle, hull } from './shapes.ts'
import type { Part } from './shapes.ts'
import { shirtOutline } from './shirt.ts'

/** A body from the front. */
export function frontParts(body: FrontBody, scale: number, look: Look): Part[] {
  const { pelvis, left, right } = body
  const both = [left, right]
  const limbs = (draw: (half: FrontSide, cloth: Cloth) => Part[]) =>
    (['left', 'right'] as const).flatMap((way) => {
      const side = way === 'left' ? '-links' : '-rechts'
      return draw(body[way], {
        skin: look.skin,
        dim: look.skin2,
        cloth: palette.pine,
        side,
        inner: way === 'left' ? -1 : 1,
        face: thumbSide(body[way], way),
      })
    })
  return [
    ...limbs((half, cloth) => frontLeg(half, scale, cloth)),
    {
      d: hull(...both.map(({ hip }) => circle(hip, 15 * scale)), circle(polar(pelvis, 180, 14 * scale), 14 * scale)),
      fill: palette.pine,
    },
    {
      d: shirtOutline(body, scale),
      fill: look.shirt,
    },
    collarPart(body, scale, look),
    ...headParts(body, scale, look, body.turn),
    ...limbs((half, cloth) => armParts(half, scale, { ...cloth, cloth: look.shirt, edge: look.shirt2 })),
  ]
}

/** Thumbs of hanging arms are at the side of the body, those of others point up. */
function thumbSide({ wrist, hand }: FrontSide, way: 'left' | 'right'): 1 | -1 {
  const along = heading(wrist, hand)
  const isHanging = Math.abs(along) > 120
  return (isHanging ? way === 'right' : along < 0) ? 1 : -1
}

function frontLeg({ hip, leg }: FrontSide, scale: number, cloth: Cloth): Part[] {
  if (!leg) return []
  const { knee, ankle } = leg
  const shin = hull(
    circle(knee, girth.knee * scale),
    circle(between(knee, ankle, 0.32), 12.9 * scale),
    circle(ankle, girth.ankle * scale),
  )
  const foot = footFromFront(leg, cloth.inner ?? 1, scale)
  const below = shin + ball(ankle, girth.ankle * scale) + foot.skin
  const toes = cloth.dim ? [{ d: foot.toes, stroke: cloth.dim, width: 1.5 * scale }] : []
  return [...trouserLeg({ hip, knee }, below, girth.hip, scale, cloth), ...toes]
}
