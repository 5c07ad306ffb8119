import { girth } from '../../../content/figure/body.ts'
import type { FrontSide } from '../../../content/figure/front.ts'
import { between } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideArm, SideLeg } from '../../../content/figure/side.ts'
import { footNail, footSkin, footToes } from './foot.ts'
import { ball, bar, circle, hull, sleeve, sleeveEdge, taper } from './shapes.ts'
import type { Part } from './shapes.ts'
import { calfShade, closeBy, sideShin } from './shin.ts'
import { handPaths } from './sideHand.ts'

/** An upper arm is flatter from the front: as deep as from the side its sleeves are balloons. */
export const frontShoulder = 11.6

export interface Cloth {
  skin: string
  cloth: string
  /** What its joints are called: `-dichtbij`. */
  side: string
  /** Parts fingers from each other. */
  dim?: string
  nail?: string
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
  const { shoulder, elbow, wrist } = arm
  const belly = circle(between(elbow, wrist, 0.28), 11.4 * scale)
  const fore = hull(circle(elbow, girth.elbow * scale), belly, circle(wrist, girth.wrist * scale))
  const { palm, fingers } = handPaths(arm, scale, face)
  const isFront = 'clavicle' in arm
  const round = isFront ? frontShoulder : girth.shoulder
  const [top, wide] = [round * scale + 1.5, girth.elbow * scale + (isFront ? 3.4 : 4)]
  // The sleeve of a lifted arm slides back, or its hem would cut the face.
  const hem = between(shoulder, elbow, 'isLifted' in arm && arm.isLifted ? 0.4 : 0.55)
  const moves = [`elleboog${of.side}`, `hand${of.side}`]
  return [
    ...(dim && isRimmed ? [{ d: fore + palm, stroke: dim, width: 2.6 * scale }] : []),
    { d: fore + bar(shoulder, elbow, round * scale, girth.elbow * scale), fill: skin, moves },
    // Apart, since the outline of a mirrored hand goes the other way round, and would cut a hole in the arm.
    { d: palm, fill: skin, moves },
    ...(dim ? [{ d: fingers, stroke: dim, width: 1.7 * scale }] : []),
    // From the front it is in the shadow too, as a shoulder that narrows to its elbow.
    {
      d: sleeve(shoulder, hem, top, wide),
      fill: of.cloth,
      ...(isFront && { moves, shadow: sleeve(shoulder, elbow, top, girth.elbow * scale) }),
    },
    ...(of.edge ? [{ d: sleeveEdge(shoulder, hem, top, wide, of.inner), stroke: of.edge, width: 1.3 * scale }] : []),
  ]
}

/** A leg from the side in its trousers, as wide at the hip as the trunk: a narrower one leaves a step in the shorts. */
export function legParts(leg: SideLeg | undefined, scale: number, cloth: Cloth): Part[] {
  if (!leg) return []
  const isClose = scale > closeBy
  const nailWidth = (isClose ? 1.9 : 2.4) * scale
  const nail = cloth.nail ? [{ d: footNail(leg, scale), stroke: cloth.nail, width: nailWidth }] : []
  const muscle = cloth.dim && isClose ? [{ d: calfShade(leg, scale), fill: cloth.dim }] : []
  const apart = { width: 0.9 * scale, moves: [`teen${cloth.side}`], isApart: true }
  const toes = cloth.dim && isClose ? [{ d: footToes(leg, scale), stroke: cloth.dim, ...apart }] : []
  const below = sideShin(leg, scale) + ball(leg.ankle, girth.ankle * scale) + footSkin(leg, scale)
  return [...trouserLeg(leg, below, girth.trunk, scale, cloth), ...muscle, ...toes, ...nail]
}

/**
 * A leg with its trousers.
 * @param below path data of what is under its knee
 * @param seat half of how wide its trousers are at the hip, at scale 1
 */
export function trouserLeg(
  { hip, knee }: { hip: Point; knee: Point },
  below: string,
  seat: number,
  scale: number,
  { skin, cloth, side }: Cloth,
): Part[] {
  const ofThigh = [`heup${side}`, `knie${side}`]
  const moves = [...ofThigh, `enkel${side}`, `teen${side}`]
  const top = seat * scale + 1
  return [
    { d: bar(hip, knee, girth.hip * scale, girth.knee * scale) + below, fill: skin, moves },
    // In the shadow too, as a thigh that is nowhere narrower: the trousers of the other leg, beside which it lay, else stand
    // out from under it, and their edge is seen as a thread.
    {
      d: sleeve(hip, between(hip, knee, 0.6), top, 18 * scale),
      fill: cloth,
      moves: ofThigh,
      shadow: taper(hip, knee, top + 0.6, girth.knee * scale),
    },
  ]
}
