import { between, distance, heading, polar, turn } from './geometry.ts'
import type { Figure, Limb, Pose, PoseInMotion } from './schema.ts'
import { endOf, solve, viaOf } from './solve.ts'

type Given = NonNullable<Limb>

const limbs = ['armNear', 'armFar', 'armLeft', 'armRight', 'legNear', 'legFar', 'legLeft', 'legRight'] as const

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'number')

const inBetween = (from: number, to: number, t: number): number => from + (to - from) * t
/** The same of each, where what is not there is 0. */
const eachInBetween = (from: readonly number[], to: readonly number[], t: number): number[] =>
  (from.length > to.length ? from : to).map((_, index) => inBetween(from[index] ?? 0, to[index] ?? 0, t))

/** What is at a part `t` of the way from one value to another: numbers in between, of all else the nearest. */
function midway(from: unknown, to: unknown, t: number): unknown {
  if (typeof from === 'number' || typeof to === 'number') return inBetween(Number(from ?? 0), Number(to ?? 0), t)
  if (isNumbers(from) && isNumbers(to)) return eachInBetween(from, to, t)
  return t < 0.5 ? from : to
}

/** What is not there at all unless it is said. */
const absent = new Set(['heading', 'upper'])

const mix = <T extends object>(from: T, to: T, t: number): T =>
  // What is between two values of a field is a value of that field.
  Object.fromEntries(
    Object.keys({ ...from, ...to }).map((key) => {
      const [a, b]: unknown[] = [from[key as keyof T], to[key as keyof T]]
      if (absent.has(key) && (a === undefined || b === undefined)) return [key, t < 0.5 ? a : b]
      // The short way around.
      if (key === 'heading') return [key, Number(a) + turn(Number(b), Number(a)) * t]
      return [key, midway(a, b, t)]
    }),
  ) as T

/**
 * The pose at a part `t` of the way from the start of a figure (0) to its end (1), past the one halfway when there is one.
 * Joints turn; a hand or a foot that both poses put at a place goes there in a straight line.
 */
export function poseAt(figure: Figure, t: number): PoseInMotion {
  const [start, via, end] = [figure.start, viaOf(figure), endOf(figure)]
  if (t === 0 || t === 1) return t === 0 ? start : end
  if (!via) return poseBetween(figure, start, end, t)
  return t < 0.5 ? poseBetween(figure, start, via, 2 * t) : poseBetween(figure, via, end, 2 * t - 1)
}

function poseBetween(figure: Figure, from: Pose, to: Pose, t: number): PoseInMotion {
  const moved = limbs.map((name) => {
    const [a, b] = [from[name], to[name]]
    if (!a || !b) return {}
    const isAlike = (['to', 'heading'] as const).every((key) => (a[key] === undefined) === (b[key] === undefined))
    const [first, last] = isAlike ? [a, b] : [turned(figure, from, name), turned(figure, to, name)]
    const limb = mix(inFull(first), inFull(last), t)
    return { [name]: a.seen && b.seen && !a.to && !b.to ? { ...limb, ...across(a, b, t) } : limb }
  })
  return Object.assign({ ...mix(from, to, t), at: from.at }, ...moved, from.palm && palmAt(from, to, t))
}

/** A forearm from the front that points at the viewer in part goes straight across, and not down and up again. */
function across(from: Given, to: Given, t: number): Given {
  const end = ({ bend = 0, seen = 1 }: Given) => polar([0, 0], bend, seen)
  const at = between(end(from), end(to), t)
  return { bend: heading([0, 0], at), seen: distance([0, 0], at) }
}

/** A hand seen from its palm: it turns over through its edge, its fingers roll in towards the viewer, and its little finger bends. */
function palmAt(from: Pose, to: Pose, t: number): Partial<PoseInMotion> {
  const little = ({ pinky, spread }: Pose) => pinky ?? spread?.slice(3) ?? []
  return {
    ...((from.pinky || to.pinky) && {
      pinky: eachInBetween(little(from), little(to), t),
      pinkySeen: 1 - 0.5 * Math.sin(Math.PI * t),
    }),
    ...(Boolean(from.isMirrored) !== Boolean(to.isMirrored) && { facing: (from.isMirrored ? -1 : 1) * (1 - 2 * t) }),
    ...(Boolean(from.isFist) !== Boolean(to.isFist) && {
      fingersSeen: 1 - 1.2 * Math.min(t, 1 - t),
      // The thumb closes over the fingers, after them.
      thumb: eachInBetween(from.thumb ?? [], to.thumb ?? [], Math.max(0, t - 0.4) / 0.6),
    }),
  }
}

/** A limb of which the bones that are not said to point at the viewer are as long as they are. */
const inFull = (limb: Given): Given => ({ ...limb, seen: limb.seen ?? 1, seenUpper: limb.seenUpper ?? 1 })

/** A limb by the angles of its joints, also where its pose says at which place it ends and where its end points. */
function turned(figure: Figure, pose: Pose, name: (typeof limbs)[number]): Given {
  const given = { ...pose[name], to: undefined, isReversed: undefined, heading: undefined }
  const solved = solve(figure, pose)
  const isLeg = name.startsWith('leg')
  if (solved.view === 'side') {
    const { arm, leg } = solved.body[name.endsWith('Near') ? 'near' : 'far']
    if (isLeg && leg) return { ...given, hip: leg.angles[0], knee: leg.angles[1], heading: leg.foot }
    if (isLeg || !arm) return given
    const wrist = turn(heading(arm.wrist, arm.hand), heading(arm.elbow, arm.wrist))
    return { ...given, shoulder: arm.angles[0], elbow: arm.angles[1], wrist }
  }
  if (solved.view !== 'front') return given
  const half = solved.body[name.endsWith('Left') ? 'left' : 'right']
  const [out, bend] = (isLeg && half.leg?.angles) || half.angles
  return isLeg ? { ...given, out, bend } : { ...given, out, bend, heading: heading(half.wrist, half.hand) }
}
