import { bent, bone, flankDrop, girth } from './body.ts'
import type { Report } from './body.ts'
import { between, polar, radians } from './geometry.ts'
import type { Point } from './geometry.ts'
import { reach } from './limb.ts'
import type { Limb, Pose } from './schema.ts'

/** One side of a body from the front. */
export interface FrontSide {
  /** Of its shoulder and its elbow, as a pose would give them. */
  angles: readonly [number, number]
  clavicle: Point
  shoulder: Point
  hip: Point
  /** Where one feels the hip at the side. */
  flank: Point
  elbow: Point
  wrist: Point
  hand: Point
  isClosed: boolean
  leg?: { angles: readonly [number, number]; knee: Point; ankle: Point; toe: Point }
}

/** A body from the front; left and right are the viewer's. */
export interface FrontBody {
  pelvis: Point
  collar: Point
  nape: Point
  /** Where the neck ends, around which the head turns. */
  axis: Point
  /** Above the head on the line around which it turns, below the bow of its arc. */
  crown: Point
  head: Point
  nose: Point
  /** How far the head leans, and to where it is turned, in degrees. */
  tilt: number
  turn: number
  left: FrontSide
  right: FrontSide
}

/** The joints of a pose from the front. */
export function frontBody(report: Report, pose: Pose, scale: number, pelvis: Point): FrontBody {
  const collar = polar(pelvis, 0, 88 * scale)
  const nape = polar(collar, 0, bone.nape * scale)
  const tilt = bent(report, 'nek', 'nek', pose.neck)
  // Between raised shoulders a head sinks, so little that it has no shadow.
  const sunk = 0.1 * Math.max(0, pose.shrug ?? 0)
  const straight = polar(nape, tilt, (bone.neck - sunk) * scale)
  const turn = pose.turn ?? 0
  // A face is before the neck on which it turns: seen from aside it has left where it was, and takes the top of the neck along.
  const aside = girth.head * scale * Math.sin(radians(turn)) * Math.min(1, Math.abs(turn) / 60)
  const axis = polar(straight, tilt + 90, 0.16 * aside)
  const head = polar(straight, tilt + 90, 0.52 * aside)
  const middle = { collar, pelvis, scale, shrug: pose.shrug ?? 0 }
  return {
    pelvis,
    collar,
    nape,
    head,
    tilt,
    turn,
    axis,
    crown: polar(straight, tilt, 1.66 * girth.head * scale),
    nose: polar(head, tilt + 90, girth.head * scale),
    right: frontSide(report, { arm: pose.armRight, leg: pose.legRight, sign: 1, name: 'rechts' }, middle),
    left: frontSide(report, { arm: pose.armLeft, leg: pose.legLeft, sign: -1, name: 'links' }, middle),
  }
}

/** How far a shoulder is raised that is as high as the collar. */
const level = 13

interface Half {
  arm: Limb | undefined
  leg: Limb | undefined
  /** 1 at the viewer's right, -1 at the left. */
  sign: number
  name: string
}

interface Middle {
  collar: Point
  pelvis: Point
  scale: number
  shrug: number
}

function frontSide(
  report: Report,
  { arm = {}, leg, sign, name }: Half,
  { collar, pelvis, scale, shrug }: Middle,
): FrontSide {
  const lay = (part: string, limb: Limb, from: Point, a: number, b: number) =>
    reach(
      report,
      {
        part,
        joints: ['opzij', 'buiging'],
        from,
        rest: 180,
        ways: [-sign, -sign],
        lengths: [a * scale, b * scale],
      },
      { ...limb, angles: [limb.out, limb.bend] },
    )
  // A shoulder that is raised comes nearer to the neck, and from there straight up to the ear.
  const width = (37 - 0.52 * Math.min(shrug, level)) / Math.cos(radians(Math.max(0, shrug - level)))
  const shoulder = polar(collar, sign * (90 + level - shrug), width * scale)
  const hip = polar(pelvis, sign * 90, 20 * scale)
  const seen = arm.seen ?? 1
  const upper = lay(`arm-${name}`, arm, shoulder, bone.upperArm, bone.forearm * seen)
  const lower = leg && lay(`been-${name}`, leg, hip, bone.thigh, bone.shin)
  return {
    angles: upper.angles,
    clavicle: polar(between(collar, shoulder, 0.75), 0, 5 * scale),
    shoulder,
    hip,
    // Under the waistband and so far inward that its ring stays on the shorts.
    flank: polar(polar(hip, sign * 90, 5.5 * scale), 180, flankDrop * scale),
    elbow: upper.middle,
    wrist: upper.end,
    hand: polar(upper.end, arm.heading ?? upper.lower, bone.hand * scale * seen),
    isClosed: arm.isClosed ?? false,
    ...(lower && {
      leg: {
        angles: lower.angles,
        knee: lower.middle,
        ankle: lower.end,
        toe: polar(lower.end, lower.lower - sign * 32, 15 * scale),
      },
    }),
  }
}
