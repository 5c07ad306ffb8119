import { girth } from '../../../content/figure/body.ts'
import type { FrontBody, FrontSide } from '../../../content/figure/front.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { palette } from '../../../theme/tokens.ts'
import { footFromFront } from './foot.ts'
import { collarLine, headParts } from './headParts.ts'
import { armParts, frontShoulder, trouserLeg } from './limbs.ts'
import type { Cloth } from './limbs.ts'
import type { Look } from './look.ts'
import { ball, circle, hull } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A body from the front. */
export function frontParts(body: FrontBody, scale: number, look: Look): Part[] {
  const { pelvis, collar, left, right } = body
  const both = [left, right]
  const hemOf = (hip: Point) => circle(polar(between(pelvis, hip, 1.6), 0, 8 * scale), 5 * scale)
  const neckline = circle(collar, 15 * scale)
  // Raised shoulders pull the cloth up along the neck, so that it slopes down to them in one line.
  const lift = Math.max(0, collar[1] - left.shoulder[1], collar[1] - right.shoulder[1])
  const yoke = both.map(({ shoulder, hip }) => {
    const slope = circle(polar(between(collar, shoulder, 0.3), 0, 0.9 * lift), 17 * scale)
    return hull(slope, neckline, circle(shoulder, frontShoulder * scale + 1.5), hemOf(hip))
  })
  const isAside = Math.abs(body.turn) > 45
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
      d: yoke.join('') + hull(...both.map(({ hip }) => hemOf(hip)), neckline),
      fill: look.shirt,
      moves: ['schouder-rechts'],
    },
    { d: collarLine(body.nape, scale, 3.5, (3.5 * lift) / scale), stroke: look.shirt2, width: 3.5 * scale },
    ...headParts(body, scale, look, isAside ? 'side' : 'front', Math.sign(body.turn) || 1),
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
