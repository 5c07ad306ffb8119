import { between, heading, polar, turn } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { fistParts } from './fist.ts'
import { forearmOutline } from './forearm.ts'
import { palmFolds, straightFinger } from './flatHand.ts'
import { heelOf, wristFold } from './heel.ts'
import { bottleParts } from './held.ts'
import type { Look } from './look.ts'
import { ball, bar, circle, hull, sleeve, xy } from './shapes.ts'
import type { Part } from './shapes.ts'
import { thumbParts, webPart } from './thumb.ts'
import { towelParts } from './towel.ts'

/** The palm as circles on the hand: forward, across and radius. */
const palms = {
  flat: [
    [6, -14, 15],
    [6, 14, 15],
    [24, 26, 16],
    [26, -23, 17],
    [48, -26, 17.4],
    [88, 28, 13],
    [84, -28, 13],
  ],
  side: [
    [0, 0, 23],
    [78, 3, 25],
    [30, 9, 27],
    [58, 28, 14],
  ],
} as const

/** Whether the top of a finger points back, so that its nail is seen from the palm. */
function isRolledIn(points: readonly Point[]): boolean {
  const [root, first, before, top] = [points[0], points[1], points.at(-2), points.at(-1)]
  if (!root || !first || !before || !top) return false
  return Math.abs(turn(heading(before, top), heading(root, first))) > 90
}

/** A hand close by, with what it holds, from the back to the front. */
export function handParts(hand: Hand, scale: number, look: Look, holds: 'towel' | 'bottle' | undefined): Part[] {
  const { elbow, wrist, upper, fingers, thumb, spot, isFlat, isFist } = hand
  const moves = ['vingertop', 'duimtop']
  const thread = (points: readonly Point[], width: number, stroke: string): Part => ({
    d: `M${points.map(xy).join('L')}`,
    stroke,
    width: width * scale,
  })
  const finger = (points: readonly Point[], width: number, stroke = look.skin): Part => ({
    ...thread(points, width, stroke),
    moves,
  })
  // From the side fingers lie over each other: their rims in the shadow of the start would be a scribble.
  const inShadow = isFlat ? { moves, isApart: true } : {}
  // Its shade lies at the lower right; the ball hides it where the finger joins the palm.
  const rimmed = (points: readonly Point[], width: number): Part[] => {
    const shaded = points.map(([x, y]): Point => [x + 0.8 * scale, y + 0.8 * scale])
    return [
      { ...thread(shaded, width + 5, look.skin2), ...inShadow },
      ...shaded.slice(0, 1).map((root) => ({ d: ball(root, (width / 2 + 3.2) * scale), fill: look.skin, moves })),
      finger(points, width),
    ]
  }
  const isFolded = (points: readonly Point[]) => !isFlat || points.length > 2
  const folded = fingers.filter(isFolded)
  const behind = fingers.filter((points) => !isFolded(points))
  const palm = [
    ...palms[isFlat ? 'flat' : 'side'].map(([x, y, r]) => circle(spot(x, y), r * scale)),
    // The back of a hand from the side goes on to the knuckles beyond.
    ...(isFlat ? [] : fingers.flatMap((points) => points.slice(0, 1).map((root) => circle(root, 14.4 * scale)))),
  ]
  // In the shadow, where no line tells fingers from their palm, the back of a fist is one line to their first joints.
  const joints = fingers.flatMap((points) => points.slice(1, 2).map((joint) => circle(joint, 11 * scale)))
  const fistLine = isFlat ? {} : { shadow: hull(...palm, ...joints) }
  // Folded fingers lie over them.
  const creases = hand.hasCreases && folded.length === 0 ? palmFolds(hand, look) : []
  // The back of a hand has nails; a thumb that lies across its palm or around a bottle shows its own.
  const nailed =
    isFlat && !isFist && !hand.hasCreases
      ? [...fingers, thumb]
      : folded.length > 0
        ? [thumb, ...(isFlat && !isFist ? folded.filter(isRolledIn) : [])]
        : []
  const nails = nailed.map((points) => {
    const tip = points.at(-1) ?? wrist
    const back = heading(tip, points.at(-2) ?? wrist)
    const nail = thread([polar(tip, back, 5.5 * scale), polar(tip, back, 0.5 * scale)], 10, look.nail)
    // Seen flat in the shadow too, where it tells the back of a hand from its palm.
    return { ...nail, ...inShadow }
  })
  const narrow = isFlat ? 28 : 24
  const heel = (isFlat ? heelOf : wristFold)(hand, narrow, scale)
  const [top, hem] = upper ? [upper, between(upper, elbow, 0.64)] : [elbow, between(elbow, wrist, 0.4)]
  return [
    ...(isFlat && !isFist ? webPart(hand, scale, look) : []),
    ...behind.flatMap((points) => straightFinger(hand, points, scale, look)),
    // Parts of their own: a forearm that stays has no shadow, of which a thread would be seen along its edge.
    { d: forearmOutline(hand, narrow, scale), fill: look.skin, moves: ['pols'] },
    { d: hull(...palm), ...fistLine, fill: look.skin, moves: ['knokkel'] },
    ...(heel ? [{ d: heel, fill: look.skin, moves: ['knokkel'] }] : []),
    ...(upper ? [{ d: bar(upper, elbow, 48 * scale, 37 * scale), fill: look.skin }] : []),
    { d: sleeve(top, hem, (upper ? 54 : 42) * scale, (upper ? 50 : 39) * scale), fill: look.shirt },
    ...(holds === 'towel' ? towelParts(hand, scale) : creases),
    ...(isFist
      ? fistParts(hand, scale, look)
      : folded.toReversed().flatMap((points) => rimmed(points, isFlat ? 14.5 : 22))),
    // Its end comes out of the fist towards the viewer.
    ...(holds === 'bottle' ? bottleParts(hand, scale, look) : []),
    ...thumbParts(hand, scale, look, folded.length > 0),
    ...nails,
  ]
}
