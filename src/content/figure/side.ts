import { bent, bone, flankDrop, girth } from './body.ts'
import type { Report } from './body.ts'
import { heading, polar, turn } from './geometry.ts'
import type { Point } from './geometry.ts'
import { reach } from './limb.ts'
import type { Limb, Pose } from './schema.ts'

export interface SideArm {
  /** Of its shoulder and its elbow, as a pose would give them. */
  angles: readonly [number, number]
  shoulder: Point
  elbow: Point
  wrist: Point
  hand: Point
  /** It lies on something, and is seen from the side of its thumb. */
  isFlat: boolean
  isClosed: boolean
  /** Its fingers walk up a wall. */
  isWalking: boolean
  /** Its upper arm is above the shoulder. */
  isLifted: boolean
}

export interface SideLeg {
  /** Of its hip and its knee, as a pose would give them. */
  angles: readonly [number, number]
  hip: Point
  /** Where one feels the hip at the side, under the waistband. */
  flank: Point
  knee: Point
  ankle: Point
  heel: Point
  ball: Point
  toe: Point
  /** How far the toes bend, in degrees. */
  toes: number
  /** Where the foot points. */
  foot: number
}

/** A body from the side, facing right; the near limbs lie before it and the far ones behind. */
export interface SideBody {
  pelvis: Point
  waist: Point
  /** The skin of the back at the waist. */
  loin: Point
  chest: Point
  collar: Point
  nape: Point
  head: Point
  nose: Point
  /** How far the head leans, in degrees. */
  tilt: number
  near: { arm?: SideArm; leg?: SideLeg }
  far: { arm?: SideArm; leg?: SideLeg }
}

/** The joints of a pose from the side. */
export function sideBody(report: Report, pose: Pose, scale: number, pelvis: Point): SideBody {
  const low = pose.trunk ?? 0
  const high = low + bent(report, 'rug', 'rug', pose.spine)
  const neck = high + 6 + bent(report, 'nek', 'nek', pose.neck)
  const tilt = neck - 6 + bent(report, 'hoofd', 'hoofd', pose.head)
  const waist = polar(pelvis, low, bone.lumbar * scale)
  const loin = polar(waist, (low + high) / 2 - 90, girth.trunk * scale)
  const chest = polar(waist, high, bone.thorax * scale)
  const collar = polar(chest, high, bone.collar * scale)
  const nape = polar(collar, high, bone.nape * scale)
  // A head that glides neither rises nor nods: its neck leans after it.
  const head = polar(polar(nape, neck, bone.neckAside * scale), high + 90, (pose.glide ?? 0) * scale)
  const nose = polar(head, tilt + 90, girth.head * scale)
  const limbs = (arm: Limb | undefined, leg: Limb | undefined, side: string) => ({
    ...(arm && { arm: sideArm(report, arm, `arm-${side}`, { collar, high, scale }) }),
    ...(leg && { leg: sideLeg(report, leg, `been-${side}`, { pelvis, low, scale }) }),
  })
  const near = limbs(pose.armNear, pose.legNear, 'dichtbij')
  const far = limbs(pose.armFar, pose.legFar, 'verderop')
  return { pelvis, waist, loin, chest, collar, nape, head, nose, tilt, near, far }
}

function sideArm(
  report: Report,
  arm: Limb,
  part: string,
  { collar, high, scale }: { collar: Point; high: number; scale: number },
): SideArm {
  const lengths = [bone.upperArm * scale * (arm.seenUpper ?? 1), bone.forearm * scale * (arm.seen ?? 1)] as const
  const { middle, end, lower, angles } = reach(
    report,
    { part, joints: ['schouder', 'elleboog'], from: collar, rest: high + 180, ways: [-1, -1], lengths },
    { ...arm, angles: [arm.shoulder, arm.elbow] },
  )
  const wrist = bent(report, part, 'pols', arm.heading === undefined ? arm.wrist : turn(arm.heading, lower))
  const hand = polar(end, lower + wrist, bone.hand * scale)
  const isLifted = Math.abs(turn(heading(collar, middle), high)) < 80
  const shape = {
    isFlat: arm.heading !== undefined,
    isClosed: arm.isClosed ?? false,
    isWalking: arm.isWalking ?? false,
    isLifted,
  }
  return { angles, shoulder: collar, elbow: middle, wrist: end, hand, ...shape }
}

function sideLeg(
  report: Report,
  leg: Limb,
  part: string,
  { pelvis, low, scale }: { pelvis: Point; low: number; scale: number },
): SideLeg {
  const { middle, end, lower, angles } = reach(
    report,
    {
      part,
      joints: ['heup', 'knie'],
      from: pelvis,
      rest: low + 180,
      ways: [-1, 1],
      lengths: [bone.thigh * scale, bone.shin * scale],
    },
    { ...leg, angles: [leg.hip, leg.knee] },
  )
  const foot = leg.heading ?? lower - 90 - (leg.ankle ?? 0)
  bent(report, part, 'enkel', turn(lower - 90, foot))
  const toes = bent(report, part, 'tenen', leg.toes)
  const below = (forward: number, down: number) => polar(polar(end, foot, forward * scale), foot + 90, down * scale)
  const ball = below(27, 12)
  const toe = polar(ball, foot + 7 - toes, 14 * scale)
  const flank = polar(pelvis, heading(pelvis, middle), flankDrop * scale)
  return { angles, hip: pelvis, flank, knee: middle, ankle: end, heel: below(-9, 10), ball, toe, toes, foot }
}
