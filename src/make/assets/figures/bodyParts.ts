import { girth } from '../../../content/figure/body.ts'
import type { FrontBody, FrontSide } from '../../../content/figure/front.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideArm, SideBody, SideLeg } from '../../../content/figure/side.ts'
import { palette, past } from '../../../theme/tokens.ts'
import { collarLine, headParts } from './headParts.ts'
import type { Look } from './look.ts'
import { bar, circle, hull, place, sleeve, sleeveEdge, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A hand from its wrist, of 31 pixels: with the thumb to the right, or from its side with the palm to the right. */
const hands = {
  open: {
    shape:
      'M-7.2 2C-9 -7 -10.5 -14 -9 -20Q-7 -30 -2.5 -31Q3.5 -31 5 -24L6.5 -17Q8 -23 12.2 -24Q16 -23 14.5 -18.5C12.5 -11 9 -9 7.2 2Z',
    fingers: 'M-5.2 -27.5L-5.6 -19M-.2 -28.5L-.8 -19',
  },
  flat: {
    shape: 'M-7.2 2C-8 -8 -7 -15 -3.5 -20C-1 -25 0 -31 4.5 -31.5Q9 -31 8.6 -26L7.8 -13Q8.5 -6 7.2 2Z',
    fingers: '',
  },
} as const

/** An upper arm is flatter from the front: as deep as from the side its sleeves are balloons. */
const frontShoulder = 11.6

interface Cloth {
  skin: string
  cloth: string
  /** What its joints are called: `-dichtbij`. */
  side: string
  /** Parts fingers from each other. */
  dim?: string
  /** Parts a sleeve from the shirt that it hangs before. */
  edge?: string
  /** The side of a sleeve at which the shirt is, seen from its shoulder: 1 is the right hand; both without it. */
  inner?: 1 | -1
  /** Parts the forearm from a leg of the same colour, too. */
  isRimmed?: boolean
  /** 1 when the thumb is clockwise of the fingers, seen from the wrist; else it is at the other side. */
  face?: 1 | -1
}

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

/** A body from the front. */
export function frontParts(body: FrontBody, scale: number, look: Look): Part[] {
  const { pelvis, collar, left, right } = body
  const both = [left, right]
  const hemOf = (hip: Point) => circle(polar(between(pelvis, hip, 1.6), 0, 8 * scale), 5 * scale)
  const neckline = circle(collar, 15 * scale)
  const yoke = both.map(({ shoulder, hip }) => {
    const slope = circle(between(collar, shoulder, 0.3), 17 * scale)
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
    { d: collarLine(body.nape, scale, 3.5), stroke: look.shirt2, width: 3.5 * scale },
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

function armParts(
  arm: SideArm | FrontSide | undefined,
  scale: number,
  { skin, dim, isRimmed, face = -1, ...of }: Cloth,
): Part[] {
  if (!arm) return []
  const { shoulder, elbow, wrist, hand } = arm
  const isFlat = 'isFlat' in arm && arm.isFlat
  const way = isFlat ? 1 : face
  const { shape, fingers } = hands[isFlat ? 'flat' : 'open']
  const laid = { centre: wrist, r: scale, angle: way * heading(wrist, hand), face: way }
  const belly = circle(between(elbow, wrist, 0.28), 11.4 * scale)
  const fore = hull(circle(elbow, girth.elbow * scale), belly, circle(wrist, girth.wrist * scale))
  const palm = place(shape, laid)
  const hem = between(shoulder, elbow, 0.55)
  const isFront = 'clavicle' in arm
  const round = isFront ? frontShoulder : girth.shoulder
  const [top, wide] = [round * scale + 1.5, girth.elbow * scale + (isFront ? 2.5 : 4)]
  const moves = [`elleboog${of.side}`, `hand${of.side}`]
  return [
    ...(dim && isRimmed ? [{ d: fore + palm, stroke: dim, width: 2.6 * scale }] : []),
    { d: fore + bar(shoulder, elbow, round * scale, girth.elbow * scale), fill: skin, moves },
    // Apart, since the outline of a mirrored hand goes the other way round, and would cut a hole in the arm.
    { d: palm, fill: skin, moves },
    ...(dim && fingers ? [{ d: place(fingers, laid), stroke: dim, width: 1.7 * scale }] : []),
    { d: sleeve(shoulder, hem, top, wide), fill: of.cloth },
    ...(of.edge ? [{ d: sleeveEdge(shoulder, hem, top, wide, of.inner), stroke: of.edge, width: 1.3 * scale }] : []),
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
  return trouserLeg({ hip, knee, ankle }, foot, scale, { ...cloth, calf: 4.8 })
}

function frontLeg({ hip, leg }: FrontSide, scale: number, cloth: Cloth): Part[] {
  if (!leg) return []
  const along = heading(leg.knee, leg.ankle)
  const tread = polar(leg.ankle, along, 10 * scale)
  const toes = [90, -90].map((aside) => circle(polar(tread, along + aside, 7 * scale), 8 * scale))
  const foot = hull(circle(leg.ankle, girth.ankle * scale), ...toes)
  return trouserLeg({ hip, ...leg }, foot, scale, { ...cloth, calf: 0 })
}

function trouserLeg(
  { hip, knee, ankle }: { hip: Point; knee: Point; ankle: Point },
  foot: string,
  scale: number,
  { skin, cloth, side, calf }: Cloth & { calf: number },
): Part[] {
  const at = circle(knee, girth.knee * scale)
  const down = heading(knee, ankle)
  const belly = polar(between(knee, ankle, 0.32), down + 90, calf * scale)
  // A kneecap before it and a calf behind it: with both edges straight a leg from the side is a post.
  const cap = polar(knee, down - 90, calf * 0.45 * scale)
  const shin = hull(at, circle(belly, 12.9 * scale), circle(ankle, girth.ankle * scale))
  return [
    {
      d: hull(circle(hip, girth.hip * scale), at) + hull(at, circle(cap, 11 * scale)) + shin + foot,
      fill: skin,
      moves: [`knie${side}`, `enkel${side}`, `teen${side}`],
    },
    { d: sleeve(hip, between(hip, knee, 0.6), girth.hip * scale + 1, 18 * scale), fill: cloth },
  ]
}
