import { between, distance, heading, polar, radians, turn } from '../../../content/figure/geometry.ts'
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
export function thumbParts(hand: Hand, scale: number, look: Look, isOver: boolean): Part[] {
  const { thumb, spot, isFlat } = hand
  const [forward, across, r] = balls[isFlat ? 'flat' : 'side']
  const bones = (aside: number, wider: number): string[] => {
    const joints = thumb.map(([x, y], index) =>
      circle([x + aside * scale, y + aside * scale], ((thick[index] ?? thick[3]) + wider) * scale),
    )
    return joints.slice(1).map((joint, index) => hull(joints[index] ?? joint, joint))
  }
  const [root, knuckle] = thumb.map((joint, index) => circle(joint, (thick[index] ?? thick[3]) * scale))
  // Its shade lies further on and further out, or it would part the ball from the wrist.
  const soft = (out: number): string => {
    const [[x, y], [fromX, fromY]] = [spot(out, out), spot(0, 0)]
    const rounds = [circle(spot(forward, across), r * scale), ...(root && knuckle ? [root, knuckle] : [])]
    return hull(...rounds.map((each) => [each[0] + x - fromX, each[1] + y - fromY, each[2]] as const))
  }
  const moves = ['duimtop']
  // Spread out it has shade along its lower right, as the fingers have.
  const isLit = isFlat && !isOver
  return [
    ...(isOver
      ? [
          {
            d: (isFlat ? soft(2.4) : '') + bones(0.8, 2.6).slice(1).join(''),
            fill: look.skin2,
            ...(isFlat && { moves, isApart: true }),
          },
        ]
      : []),
    { d: soft(0) + bones(0, 0).slice(1).join(''), fill: isLit ? look.skin2 : look.skin, moves },
    ...(isLit ? [{ d: soft(0) + bones(-0.9, -1.2).slice(1).join(''), fill: look.skin }] : []),
    ...(isOver && isFlat ? [{ d: crease(hand, scale), fill: look.skin2 }] : []),
  ]
}

/** The fold around the ball of the thumb, from under the bone that lies over the palm on to the wrist, where it gets thinner. */
function crease({ thumb: [, knuckle, joint], spot }: Hand, scale: number): string {
  if (!knuckle || !joint) return ''
  const out = heading(spot(balls.flat[0], balls.flat[1]), knuckle)
  const bend = turn(heading(knuckle, joint), out)
  const inner = out + bend / 2 + 90 * Math.sign(bend)
  const from = (far: number) => polar(knuckle, inner, (thick[1] / Math.cos(radians(bend / 2)) + far) * scale)
  const curve = (near: readonly [number, number], far: readonly [number, number]) => [
    xy(spot(...near)),
    xy(spot(...far)),
  ]
  const [start, ...back] = [xy(from(5)), ...curve([22, -15], [42, -6])]
  return `M${start}C${curve([40, -9], [22, -19]).join(' ')} ${xy(spot(3, -4))}C${back.join(' ')} ${xy(from(0.4))}z`
}

/** The skin between a thumb and the palm, seen from the palm: a hollow line from the forefinger to the thumb. */
export function webPart({ thumb: [root, knuckle, joint], spot }: Hand, scale: number, look: Look): Part[] {
  if (!root || !knuckle || !joint) return []
  const edge = spot(82, 38)
  const sides = [90, -90].map((aside) =>
    polar(between(knuckle, joint, 0.4), heading(knuckle, joint) + aside, 12 * scale),
  )
  const [inside = knuckle] = sides.toSorted((a, b) => distance(a, edge) - distance(b, edge))
  return [{ d: `M${xy(root)}L${xy(edge)}Q${xy(spot(60, 43))} ${xy(inside)}z`, fill: look.skin, moves: ['duimtop'] }]
}
