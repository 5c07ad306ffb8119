/** Lengths of the bones of a figure at scale 1, in pixels. */
export const bone = {
  lumbar: 40,
  thorax: 35,
  collar: 13,
  nape: 9,
  neck: 36,
  // Longer from the side, where a shoulder hides its root.
  neckAside: 40,
  upperArm: 57,
  forearm: 50,
  hand: 23,
  thigh: 76,
  shin: 74,
} as const

/** Half the width of the body at each place, at scale 1. */
export const girth = {
  trunk: 20.5,
  chest: 24,
  neck: 10,
  head: 23,
  shoulder: 13.5,
  elbow: 11,
  wrist: 7.4,
  hip: 18,
  knee: 12.6,
  ankle: 9.2,
} as const

/** How far below its joint the side of a hip is felt, under the waistband; at scale 1. */
export const flankDrop = 14.5

/**
 * How far each joint can go, in degrees: 0 is standing upright with hanging arms, more is bending (seen from the front:
 * away from the middle). Rounded up from the range of motion of healthy adults, so that only the impossible is refused.
 */
export const limits = {
  rug: [-40, 60],
  nek: [-50, 60],
  hoofd: [-40, 40],
  schouder: [-60, 180],
  elleboog: [0, 150],
  pols: [-75, 90],
  heup: [-30, 130],
  knie: [0, 150],
  enkel: [-75, 30],
  tenen: [0, 60],
  opzij: [-40, 180],
  buiging: [-150, 150],
} as const satisfies Record<string, readonly [least: number, most: number]>

export type Limited = keyof typeof limits

/** A joint that would have to bend further than a body can. */
export interface Strain {
  /** The line of the pose, as a writer calls it: `been-dichtbij`. */
  part: string
  joint: Limited
  angle: number
}

/** Hears which joints bend the wrong way. */
export type Report = (strain: Strain) => void

/** Gives the angle back, and reports it when no joint can make it; a tenth of a degree is no more than rounding. */
export function bent(report: Report, part: string, joint: Limited, angle = 0): number {
  const [least, most] = limits[joint]
  if (angle < least - 0.1 || angle > most + 0.1) report({ part, joint, angle })
  return angle
}
