import { between, distance, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import type { Look } from './look.ts'
import { circle, hull, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** How thick a thumb is at its joints, from its root to its top: half of it, at scale 1. */
const thick = [16, 13.5, 11.5, 9.5] as const
/** The ball of the thumb in the palm, seen from the palm and from the side: forward, across and radius. */
const balls = { flat: [22, 13, 20], side: [16, 2, 17] } as const

/**
 * A thumb that grows out of its palm by the ball at its root, and gets thinner to its top.
 * @param isOver it lies over what it meets, and has a shade at its lower right
 */
export function thumbParts({ thumb, fingers, spot }: Hand, scale: number, look: Look, isOver: boolean): Part[] {
  const [forward, across, r] = balls[fingers.length === 4 ? 'flat' : 'side']
  const shape = (more: number, [dx, dy]: Point): string => {
    const at = ([x, y]: Point, radius: number) => circle([x + dx * scale, y + dy * scale], (radius + more) * scale)
    const joints = thumb.map((joint, index) => at(joint, thick[index] ?? thick[3]))
    const bones = joints.slice(1).map((joint, index) => hull(joints[index] ?? joint, joint))
    return hull(at(spot(forward, across), r), ...joints.slice(0, 2)) + bones.slice(1).join('')
  }
  const moves = ['duimtop']
  return [
    ...(isOver ? [{ d: shape(1.25, [1.6, 1.6]), fill: look.skin2, moves, isApart: true }] : []),
    { d: shape(0, [0, 0]), fill: look.skin, moves },
  ]
}

/** The skin between a thumb and the palm, seen from the palm: a hollow line from the forefinger to the thumb. */
export function webPart({ thumb: [root, knuckle, joint], spot }: Hand, scale: number, look: Look): Part[] {
  if (!root || !knuckle || !joint) return []
  const edge = spot(82, 38)
  const sides = [90, -90].map((aside) =>
    polar(between(knuckle, joint, 0.4), heading(knuckle, joint) + aside, 12 * scale),
  )
  const [inside = knuckle] = sides.toSorted((a, b) => distance(a, edge) - distance(b, edge))
  return [{ d: `M${xy(root)}L${xy(edge)}Q${xy(spot(56, 40))} ${xy(inside)}z`, fill: look.skin, moves: ['duimtop'] }]
}
