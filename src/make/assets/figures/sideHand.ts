import type { FrontSide } from '../../../content/figure/front.ts'
import { bone } from '../../../content/figure/body.ts'
import { distance, heading } from '../../../content/figure/geometry.ts'
import type { SideArm } from '../../../content/figure/side.ts'
import { place } from './shapes.ts'

/**
 * A hand from its wrist, of 31 pixels, and the lines between its fingers: hanging with the thumb to the right, or from its
 * side with the palm to the right, laid on something, with its fingertips on a wall, or closed around it.
 */
const hands = {
  open: {
    shape:
      'M-7 2C-7.6 -4 -9.6 -9 -9.2 -15C-8.8 -22 -6.6 -27.6 -3 -30.6Q.4 -33 3.2 -29.6C5.8 -26.4 6.6 -22.4 6.8 -18.6C8.4 -20.6 12 -20.4 12.4 -16.8C12.6 -11 10.6 -5 7 2Z',
    fingers: 'M6.8 -18.6Q6.8 -14 5 -11M-4.6 -19L-3.4 -26.6M.6 -19.6L.8 -27.6',
  },
  flat: {
    shape:
      'M-7.2 2C-7.8 -5 -8.2 -10 -5.8 -15C-3 -20.6 1.4 -28.4 4.6 -31Q8.8 -33 9.2 -28.4C9.4 -23 8.4 -18 8.4 -12Q8.2 -5 7.2 2Z',
    fingers: 'M0 -15.6L5.6 -27M4.2 -15L7.6 -22.6',
  },
  walking: {
    shape:
      'M-7 2C-8 -5 -9.4 -10 -7 -15.6C-4.8 -20.6 -1 -26.4 4 -28.6C7.4 -29.8 11 -30.6 14 -31Q17.8 -31 17 -27.6Q16.6 -25.8 13.6 -25.2C10.6 -24.6 8.4 -23.6 7 -21.6Q5.4 -19 6 -15.6C8.4 -17 10.6 -18 13 -18.8Q16.8 -19.6 16.8 -16.4Q16.6 -14.6 14.4 -13.4C11 -11 9.4 -6 7 2Z',
    fingers: 'M-1 -18.6Q2.6 -24.4 8 -26.4',
  },
  closed: {
    shape:
      'M-7 2C-7.6 -4 -10.4 -10 -8.4 -17Q-6 -25 1 -26C6 -26.6 12 -26 17 -25.2Q21.6 -24 20.8 -20Q20 -16.8 16 -16.8L8.6 -17Q6.8 -13 8.4 -8.6C11 -9 14 -8.8 16.6 -8Q19.6 -6.4 18.4 -3Q17 -.8 13.4 -1.2L7 2Z',
    fingers: 'M-1 -20.6Q6 -22 14.4 -21',
  },
} as const

function kindOf(arm: SideArm | FrontSide): keyof typeof hands {
  if (arm.isClosed) return 'closed'
  if (!('isFlat' in arm)) return 'open'
  if (arm.isWalking) return 'walking'
  return arm.isFlat ? 'flat' : 'open'
}

/** The shape of the hand of an arm and the lines between its fingers, as path data. */
export function handPaths(arm: SideArm | FrontSide, scale: number, face: 1 | -1): { palm: string; fingers: string } {
  const { wrist, hand } = arm
  const along = heading(wrist, hand)
  const kind = kindOf(arm)
  // What a hand closes around from above is under its palm.
  const closing = along < 0 ? -1 : 1
  const way = { open: face, flat: 1, walking: 1, closed: closing }[kind]
  // What points at the viewer is short, and as wide as it is.
  const seen = Math.min(1, 0.3 + distance(wrist, hand) / (bone.hand * scale))
  const laid = { centre: wrist, r: scale, angle: way * along, face: way, length: seen }
  const { shape, fingers } = hands[kind]
  return { palm: place(shape, laid), fingers: place(fingers, laid) }
}
