import { girth } from '../../../content/figure/body.ts'
import type { FrontSide } from '../../../content/figure/front.ts'
import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideArm, SideLeg } from '../../../content/figure/side.ts'
import { bar, circle, hull, place, sleeve, sleeveEdge } from './shapes.ts'
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
export const frontShoulder = 11.6

export interface Cloth {
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

/** An arm in its sleeve; nothing when it is not to be seen. */
export function armParts(
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

/** A leg from the side in its trousers. */
export function legParts(leg: SideLeg | undefined, scale: number, cloth: Cloth): Part[] {
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

/** What every leg is around its foot, which is path data. */
export function trouserLeg(
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
