import { bent } from './body.ts'
import type { Report } from './body.ts'
import { polar } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { PoseInMotion } from './schema.ts'

/** A hand close by: from the side with the thumb to the viewer and the palm down, or flat with the palm to the viewer. */
export interface Hand {
  wrist: Point
  elbow: Point
  /** Where the upper arm ends, when it is in the picture. */
  upper?: Point | undefined
  fingers: Point[][]
  thumb: Point[]
  /** Seen flat, with all its fingers. */
  isFlat: boolean
  /** Flat, with all its fingers rolled in. */
  isFist: boolean
  hasCreases: boolean
  /** A place on the hand: so far from the wrist, so far to the side of the thumb. */
  spot: (forward: number, across: number) => Point
}

/** A hand from the side is seen a little from before and from above: where what is further from the viewer lies. */
export const beyond = 312

/** Where the fingers begin, and how long they are: from the side how far beyond the forefinger, else forward and across. */
const roots = {
  side: [
    [-16, 40],
    [0, 43],
    [15, 41],
    [28, 36],
  ],
  palm: [
    [90, 30, 66],
    [95, 10, 74],
    [92, -10, 68],
    [82, -29, 52],
  ],
} as const

/** How far each finger of a fist goes on to its knuckle, and from there back: the tops lie on one line in the palm. */
const rolls = [
  [15, 36],
  [15, 49],
  [13, 47],
  [14, 40],
] as const

/** The joints of a hand. */
export function handShape(report: Report, pose: PoseInMotion, scale: number, wrist: Point): Hand {
  const forearm = pose.forearm ?? 0
  const along = forearm + bent(report, 'pols', 'pols', pose.wrist)
  const way = pose.facing ?? (pose.isMirrored ? -1 : 1)
  const spot = (forward: number, across: number) =>
    polar(polar(wrist, along, forward * scale), along + 90, across * scale * way)
  const chain = (root: Point, lengths: readonly number[], angles: readonly number[]): Point[] => {
    let [end, angle] = [root, along]
    return [root, ...lengths.map((length, i) => (end = polar(end, (angle += (angles[i] ?? 0) * way), length * scale)))]
  }
  const fingers = pose.palm
    ? roots.palm.map(([x, y, length], i) => {
        const [up, down] = rolls[i] ?? rolls[3]
        if (pose.isFist) return chain(spot(x, y), [up + (pose.room ?? 0), down], [pose.spread?.[i] ?? 0, 180])
        const angles = (i === 3 && pose.pinky) || [pose.spread?.[i] ?? 0]
        const seen = (i === 3 && pose.pinkySeen) || (pose.fingersSeen ?? 1)
        return chain(
          spot(x, y),
          angles.map(() => (length * seen) / angles.length),
          angles,
        )
      })
    : roots.side.map(([far, length]) =>
        chain(polar(spot(80, -8), beyond, far * scale), [length, 29, 22], pose.fingers ?? []),
      )
  const thumb = pose.thumb ?? []
  const elbow = polar(wrist, forearm + 180, 260 * scale)
  return {
    wrist,
    elbow,
    fingers,
    spot,
    isFlat: pose.palm ?? false,
    isFist: (pose.palm && pose.isFist) ?? false,
    hasCreases: pose.hasCreases ?? false,
    upper: pose.upper === undefined ? undefined : polar(elbow, pose.upper, 330 * scale),
    thumb: pose.palm ? chain(spot(24, 28), [36, 25, 17.5], thumb) : chain(spot(20, 14), [36, 28, 20], thumb),
  }
}
