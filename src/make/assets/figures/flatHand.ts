import { between, heading, polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import type { Look } from './look.ts'
import { bar, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** The folds in a palm, thick in their middle: there along the one edge, back along the other. */
const folds = [
  [
    [92, -36],
    [76, -16],
    [72, 5],
    [88, 22],
    [76, 2],
    [80, -14],
    [92, -36],
  ],
  [
    [72, 38],
    [66, 4],
    [36, -20],
    [9, -9],
    [32, -14],
    [62, 8],
    [72, 38],
  ],
] as const

/** The folds in the palm of an open hand. */
export const palmFolds = ({ spot }: Hand, look: Look): Part[] =>
  folds.map((fold) => {
    const [start, ...ends] = fold.map(([x, y]) => xy(spot(x, y)))
    return { d: `M${start}C${ends.join(' ')}`, fill: look.skin2 }
  })

/** A straight finger seen flat: thinner to its top, with shade along its lower right, and a fold where its palm is seen. */
export function straightFinger(hand: Hand, [root, tip]: readonly Point[], scale: number, look: Look): Part[] {
  if (!root || !tip) return []
  // The little finger may go to the thumb, when the others stay.
  const moves = tip === hand.fingers.at(-1)?.at(-1) ? ['vingertop', 'duimtop'] : ['vingertop']
  const lit = ([x, y]: Point): Point => [x - 1.2 * scale, y - 0.6 * scale]
  const joint = lit(between(root, tip, 0.46))
  const across = heading(root, tip) + 90
  const fold = `M${xy(polar(joint, across, -4 * scale))}L${xy(polar(joint, across, 4.5 * scale))}`
  return [
    { d: bar(root, tip, 10.8 * scale, 9 * scale), fill: look.skin2, moves },
    { d: bar(lit(root), lit(tip), 9.6 * scale, 7.8 * scale), fill: look.skin },
    ...(hand.hasCreases ? [{ d: fold, stroke: look.skin2, width: 1.8 * scale }] : []),
  ]
}
