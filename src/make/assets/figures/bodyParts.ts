import { girth } from '../../../content/figure/body.ts'
import type { FrontBody, FrontSide } from '../../../content/figure/front.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideArm, SideBody, SideLeg } from '../../../content/figure/side.ts'
import { palette } from '../../../theme/tokens.ts'
import { headParts, neckEnd } from './headParts.ts'
import type { Look } from './look.ts'
import { ball, bar, bars, circle, hull, sleeve, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

interface Cloth {
  skin: string
  cloth: string
  /** What its joints are called: `-dichtbij`. */
  side: string
  /** Parts the forearm from a leg of the same colour. */
  rim?: string
}

/** A body from the side, from the back to the front. */
export function sideParts(body: SideBody, scale: number, look: Look): Part[] {
  const { pelvis, waist, chest, near, far } = body
  // The control point of a curve through the waist.
  const bend = between(between(pelvis, chest, 0.5), waist, 2)
  const waistband = polar(pelvis, heading(pelvis, bend), 19.5 * scale)
  const moves = ['taille', 'borst', 'bekken']
  const trunk = girth.trunk * scale
  return [
    ...armParts(far.arm, scale, { skin: look.skin2, cloth: look.shirt2, side: '-verderop' }),
    ...legParts(far.leg, scale, { skin: look.skin2, cloth: palette.pine2, side: '-verderop' }),
    ...headParts(body, scale, look, 'side'),
    { d: `M${xy(pelvis)}Q${xy(bend)} ${xy(chest)}`, stroke: look.shirt, width: 2 * trunk, moves },
    { d: bar(waist, chest, trunk, girth.chest * scale), fill: look.shirt, moves },
    { d: sleeve(pelvis, waistband, trunk, trunk + 0.5), fill: palette.pine },
    ...legParts(near.leg, scale, { skin: look.skin, cloth: palette.pine, side: '-dichtbij' }),
    ...armParts(near.arm, scale, { skin: look.skin, cloth: look.shirt, side: '-dichtbij', rim: look.skin2 }),
  ]
}

/** A body from the front. */
export function frontParts(body: FrontBody, scale: number, look: Look): Part[] {
  const { pelvis, collar, left, right } = body
  const both = [left, right]
  // Raised shoulders take the neckline along, so that the neck is short between them.
  const lift = Math.max(0, collar[1] - Math.min(left.shoulder[1], right.shoulder[1]))
  const neck = { collar: polar(collar, 0, lift), nape: polar(body.nape, 0, lift) }
  const hemOf = (hip: Point) => circle(polar(between(pelvis, hip, 1.6), 0, 8 * scale), 5 * scale)
  const neckline = circle(neck.collar, 15 * scale)
  const yoke = both.map(({ shoulder, hip }) => {
    const slope = circle(between(neck.collar, shoulder, 0.3), 17 * scale)
    return hull(slope, neckline, circle(shoulder, girth.shoulder * scale + 1.5), hemOf(hip))
  })
  const isAside = Math.abs(body.turn) > 45
  const limbs = (draw: (half: FrontSide, side: string) => Part[]) => [
    ...draw(left, '-links'),
    ...draw(right, '-rechts'),
  ]
  return [
    ...limbs((half, side) => frontLeg(half, scale, { skin: look.skin, cloth: palette.pine, side })),
    {
      d: hull(...both.map(({ hip }) => circle(hip, 15 * scale)), circle(polar(pelvis, 180, 14 * scale), 14 * scale)),
      fill: palette.pine,
    },
    {
      d: yoke.join('') + hull(...both.map(({ hip }) => hemOf(hip)), neckline),
      fill: look.shirt,
      moves: ['schouder-rechts'],
    },
    { d: ball(neckEnd(neck), (girth.neck + 3.5) * scale), fill: look.shirt2 },
    ...headParts({ ...body, ...neck }, scale, look, isAside ? 'side' : 'front', Math.sign(body.turn) || 1),
    ...limbs((half, side) => armParts(half, scale, { skin: look.skin, cloth: look.shirt, side })),
    ...both.map(({ shoulder }) => shoulderTrace(collar, shoulder, scale)),
  ]
}

/** Where a shoulder was that is raised: from the neck over the shoulder to the arm. */
function shoulderTrace(collar: Point, shoulder: Point, scale: number): Part {
  const way = Math.sign(shoulder[0] - collar[0])
  const r = girth.shoulder * scale
  const over = polar(shoulder, way * 10, r)
  const side = polar(shoulder, way * 94, r)
  const neck = polar(between(collar, shoulder, 0.36), 0, 13 * scale)
  return {
    d: `M${xy(neck)}L${xy(over)}A${r} ${r} 0 0 ${way > 0 ? 1 : 0} ${xy(side)}L${xy(polar(side, 180, 8 * scale))}`,
    stroke: palette.mist2,
    width: 4,
    moves: ['schouder-rechts'],
    isTrace: true,
  }
}

function armParts(arm: SideArm | undefined, scale: number, { skin, cloth, side, rim }: Cloth): Part[] {
  if (!arm) return []
  const joints = [
    [arm.shoulder, girth.shoulder],
    [arm.elbow, girth.elbow],
    [arm.wrist, girth.wrist],
    [arm.hand, girth.hand],
  ] as const
  const hem = between(arm.shoulder, arm.elbow, 0.55)
  return [
    ...(rim ? [{ d: bars(joints.slice(1), scale), stroke: rim, width: 3.5 * scale }] : []),
    { d: bars(joints, scale), fill: skin, moves: [`elleboog${side}`, `hand${side}`] },
    { d: sleeve(arm.shoulder, hem, girth.shoulder * scale + 1.5, girth.elbow * scale + 4), fill: cloth },
  ]
}

function legParts(leg: SideLeg | undefined, scale: number, cloth: Cloth): Part[] {
  if (!leg) return []
  const { hip, knee, ankle, heel, ball: tread, toe, toes } = leg
  const under = [circle(heel, 9 * scale), circle(tread, 8 * scale)]
  // Toes that bend are a part of their own.
  const sole = toes
    ? hull(...under) + bar(tread, toe, 8 * scale, 6.5 * scale)
    : hull(...under, circle(toe, 6.5 * scale))
  const instep = [circle(ankle, girth.ankle * scale), circle(heel, 9 * scale)]
  const foot = sole + hull(...instep, circle(between(heel, tread, 0.66), 8.3 * scale))
  return trouserLeg({ hip, knee, ankle }, foot, scale, cloth)
}

function frontLeg({ hip, leg }: FrontSide, scale: number, cloth: Cloth): Part[] {
  if (!leg) return []
  const foot = bar(leg.ankle, leg.toe, girth.ankle * scale, 10 * scale)
  return trouserLeg({ hip, ...leg }, foot, scale, cloth)
}

function trouserLeg(
  { hip, knee, ankle }: { hip: Point; knee: Point; ankle: Point },
  foot: string,
  scale: number,
  { skin, cloth, side }: Cloth,
): Part[] {
  const leg = bars(
    [
      [hip, girth.hip],
      [knee, girth.knee],
      [ankle, girth.ankle],
    ],
    scale,
  )
  return [
    { d: leg + foot, fill: skin, moves: [`knie${side}`, `enkel${side}`, `teen${side}`] },
    { d: sleeve(hip, between(hip, knee, 0.6), girth.hip * scale + 1, girth.knee * scale + 4), fill: cloth },
  ]
}
