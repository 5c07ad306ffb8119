import type { Point } from './geometry.ts'

/** An arm or a leg: the angles of its joints, or the place where its end is. */
export interface Limb {
  shoulder?: number | undefined
  elbow?: number | undefined
  wrist?: number | undefined
  hip?: number | undefined
  knee?: number | undefined
  ankle?: number | undefined
  toes?: number | undefined
  /** Seen from the front: away from the middle, and the bend of the elbow or knee. */
  out?: number | undefined
  bend?: number | undefined
  /** Where the wrist or the ankle is; the angles follow. */
  to?: Point | undefined
  /** The direction in which the hand or the foot points; else it follows from its angle. */
  heading?: number | undefined
  /** With `to`: the elbow or knee goes to the other side. */
  isReversed?: boolean | undefined
  /** How long a forearm looks that points at the viewer; 1 is its whole length. */
  seen?: number | undefined
}

/** Everything that can be said of a pose; each view uses its own part of it. */
export interface Pose {
  /** The joint that stays on its spot, and that spot. */
  at: readonly [joint: string, x: number, y: number]
  trunk?: number | undefined
  spine?: number | undefined
  neck?: number | undefined
  head?: number | undefined
  /** How far the head is from the neck; over 1 the chin pokes forward. */
  crane?: number | undefined
  /** Seen from the front: to where the head is turned, and how far the shoulders are raised. */
  turn?: number | undefined
  shrug?: number | undefined
  armNear?: Limb | undefined
  armFar?: Limb | undefined
  armLeft?: Limb | undefined
  armRight?: Limb | undefined
  legNear?: Limb | undefined
  legFar?: Limb | undefined
  legLeft?: Limb | undefined
  legRight?: Limb | undefined
  /** Of a hand: from which side it is seen, where forearm and upper arm point, and the angles of wrist and fingers. */
  palm?: boolean | undefined
  forearm?: number | undefined
  upper?: number | undefined
  wrist?: number | undefined
  fingers?: readonly number[] | undefined
  spread?: readonly number[] | undefined
  thumb?: readonly number[] | undefined
  pinky?: readonly number[] | undefined
  isMirrored?: boolean | undefined
  /** Seen from the palm: the fingers lie folded in it. */
  isFist?: boolean | undefined
  hasCreases?: boolean | undefined
}

export type View = 'side' | 'front' | 'hand'

/** The arc around a joint, measured from the two poses so that it cannot disagree with them; or a straight track. */
export interface Arc {
  centre: string
  /** The joint that moves. */
  tip: string
  /** Radius, in pixels. */
  r?: number | undefined
  /** Height for its width: a circle seen aslant. */
  flat?: number | undefined
  /** Turns the arc away from its joint, in degrees. */
  shift?: number | undefined
  /** Directions where it begins and ends, when they cannot be measured. */
  start?: number | undefined
  end?: number | undefined
  /** Makes it a track along the way of the tip, moved by so much. */
  by?: Point | undefined
  /** The track has its ticks at the other side. */
  isReversed?: boolean | undefined
  /** The joint with the coral dot, when it is not the centre. */
  dot?: string | undefined
}

/** What a figure stands, lies or sits on, or leans against, in pixels of the canvas. */
export interface Props {
  floor?: readonly [left: number, right: number, top: number] | undefined
  mat?: readonly [left: number, right: number, top: number] | undefined
  wall?: readonly [left: number] | undefined
  chair?: readonly [back: number, seat: number, floor: number, depth: number] | undefined
  table?: readonly [left: number, right: number, top: number, floor: number] | undefined
  towel?: readonly [x: number, y: number, radius: number] | undefined
  /** A table seen from above, on which a hand lies. */
  top?: readonly [left: number, top: number, right: number, bottom: number] | undefined
}

/** A figure of 480 × 360: a start that stays as a shadow, and an end. */
export interface Figure {
  view: View
  scale: number
  person: string
  holds?: 'towel' | 'bottle' | undefined
  /** How many parts from the front the shadow lies; behind everything without it. */
  ghost?: number | undefined
  start: Pose
  /** What is other at the end. */
  end: Partial<Pose>
  arc: Arc
  props?: Props | undefined
}
