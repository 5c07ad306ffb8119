import { between, distance, heading, polar } from '../../../content/figure/geometry.ts'
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
 * @param isOver it lies over what it meets, and has a rim, wider at its lower right; its ball is a soft shape in the palm
 */
export function thumbParts({ thumb, spot, isFlat, isFist }: Hand, scale: number, look: Look, isOver: boolean): Part[] {
  const [forward, across, r] = balls[isFlat ? 'flat' : 'side']
  const bones = (aside: number, wider: number): string[] => {
    const joints = thumb.map(([x, y], index) =>
      circle([x + aside * scale, y + aside * scale], ((thick[index] ?? thick[3]) + wider) * scale),
    )
    return joints.slice(1).map((joint, index) => hull(joints[index] ?? joint, joint))
  }
  const [root, knuckle] = thumb.map((joint, index) => circle(joint, (thick[index] ?? thick[3]) * scale))
  const soft = hull(circle(spot(forward, across), r * scale), ...(root && knuckle ? [root, knuckle] : []))
  const moves = ['duimtop']
  return [
    ...(isOver ? [{ d: bones(0.8, 2.6).slice(1).join(''), fill: look.skin2, moves, isApart: true }] : []),
    { d: soft + bones(0, 0).slice(1).join(''), fill: look.skin, moves },
    // In a fist the fingers cover it.
    ...(isOver && isFlat && !isFist ? [{ d: crease(spot), stroke: look.skin2, width: 4 * scale }] : []),
  ]
}

/** The fold around the ball of the thumb. */
const crease = (spot: Hand['spot']): string =>
  `M${xy(spot(44, 6))}C${xy(spot(40, -8))} ${xy(spot(20, -14))} ${xy(spot(4, -2))}`

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
