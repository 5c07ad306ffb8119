import { between, distance, polar, radians } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { palette } from '../../../theme/tokens.ts'
import { bottle, towel } from './look.ts'
import type { Look } from './look.ts'
import { ball, bar, circle, hull, sleeve, xy } from './shapes.ts'
import type { Part } from './shapes.ts'
import { thumbParts, webPart } from './thumb.ts'

/** The palm as circles on the hand: forward, across and radius; and the folds in it. */
const palms = {
  flat: [
    [0, -14, 13],
    [0, 14, 13],
    [24, 26, 16],
    [88, 28, 13],
    [84, -28, 13],
  ],
  side: [
    [0, 0, 23],
    [78, 3, 25],
    [30, 9, 27],
  ],
} as const
const folds = [
  [
    [90, -38],
    [76, -10],
    [86, 24],
  ],
  [
    [70, 38],
    [60, 8],
    [30, -4],
    [6, -2],
  ],
] as const

/** A hand close by, with what it holds, from the back to the front. */
export function handParts(hand: Hand, scale: number, look: Look, holds: 'towel' | 'bottle' | undefined): Part[] {
  const { elbow, wrist, upper, fingers, thumb, spot } = hand
  const thread = (points: readonly Point[], width: number, stroke: string): Part => ({
    d: `M${points.map(xy).join('L')}`,
    stroke,
    width: width * scale,
  })
  const finger = (points: readonly Point[], width: number, stroke = look.skin): Part => ({
    ...thread(points, width, stroke),
    moves: ['vingertop', 'duimtop'],
  })
  // Its shade lies at the lower right; the ball hides it where the finger joins the palm.
  const rimmed = (points: readonly Point[], width: number): Part[] => [
    {
      ...finger(
        points.map(([x, y]): Point => [x + 1.6 * scale, y + 1.6 * scale]),
        width + 2.5,
        look.skin2,
      ),
      isApart: true,
    },
    ...points.slice(0, 1).map((root) => ({ d: ball(root, (width / 2 + 4) * scale), fill: look.skin })),
    finger(points, width),
  ]
  const isFlat = fingers.length === 4
  const isFolded = (points: readonly Point[], index: number) => (isFlat ? points.length > 2 : index === 0)
  const folded = fingers.filter(isFolded)
  const behind = fingers.filter((points, index) => !isFolded(points, index))
  const palm = palms[isFlat ? 'flat' : 'side'].map(([x, y, r]) => [...spot(x, y), r * scale] as const)
  // Folded fingers lie over them.
  const creases =
    hand.hasCreases && folded.length === 0
      ? folds.map((fold) =>
          thread(
            fold.map(([x, y]) => spot(x, y)),
            4,
            look.skin2,
          ),
        )
      : []
  // The back of a hand has nails; a thumb that lies across its palm shows its own.
  const nailed = isFlat && !hand.hasCreases ? [...fingers, thumb] : isFlat && folded.length > 0 ? [thumb] : []
  const nails = nailed.map((points) => {
    const tip = points.at(-1) ?? wrist
    const nail = thread([between(points.at(-2) ?? wrist, tip, 0.92), tip], 10, look.nail)
    // In the shadow too, where it tells the back of a hand from its palm.
    return { ...nail, moves: ['vingertop', 'duimtop'], isApart: true }
  })
  const belly = circle(between(elbow, wrist, 0.3), 38 * scale)
  const [top, hem] = upper ? [upper, between(upper, elbow, 0.64)] : [elbow, between(elbow, wrist, 0.4)]
  return [
    ...(isFlat ? webPart(hand, scale, look) : []),
    ...behind.map((points) => (isFlat ? finger(points, 20) : finger(points, 25, look.skin2))),
    // Behind the palm, so that a hand that hangs in the shadow is seen whole from its wrist.
    ...(holds === 'bottle' ? bottleParts(spot(88, 42), scale, thread) : []),
    {
      d: hull(circle(elbow, 35 * scale), belly, circle(wrist, 22 * scale)) + hull(...palm),
      fill: look.skin,
      moves: ['knokkel'],
    },
    ...(upper ? [{ d: bar(upper, elbow, 48 * scale, 37 * scale), fill: look.skin }] : []),
    { d: sleeve(top, hem, (upper ? 54 : 42) * scale, (upper ? 50 : 39) * scale), fill: look.shirt },
    ...(holds === 'towel' ? towelParts(hand, scale, thread) : creases),
    ...folded.flatMap((points) => rimmed(points, isFlat ? 19 : 24)),
    ...thumbParts(hand, scale, look, folded.length > 0),
    ...nails,
  ]
}

type Thread = (points: readonly Point[], width: number, stroke: string) => Part

/** What a fist holds goes through it from the viewer away, which is drawn as a way up. */
const tilt = 16

/** A rolled towel that goes through the hand, across it; it is thicker while the fingers do not press it. */
const towelParts = ({ spot, fingers: [first = []], wrist }: Hand, scale: number, thread: Thread): Part[] => {
  const loose = distance(spot(86, 0), first.at(-1) ?? wrist) > 60 * scale ? 7 : 0
  // Its end is a circle seen aslant: at a height on the roll, after so much of a turn, that far from its middle.
  const at = (up: number, angle: number, r = 27 + loose): Point =>
    spot(86 + r * Math.cos(radians(angle)), up + 0.48 * r * Math.sin(radians(angle)))
  const edge = (up: number, from: number, to: number) =>
    Array.from({ length: 13 }, (_, i) => at(up, from + ((to - from) * i) / 12))
  const closed = (points: readonly Point[], fill: string): Part => ({ d: `M${points.map(xy).join('L')}z`, fill })
  const coil = Array.from({ length: 41 }, (_, i) => at(84, -20 * i, 0.5 * i))
  return [
    { ...closed([...edge(-76, 180, 360), ...edge(84, 0, 180)], towel[0]), moves: ['vingertop'] },
    ...[-62, -50].map((up) => thread(edge(up, 180, 360), 4, towel[2])),
    closed(edge(84, 0, 360), towel[3]),
    thread(coil, 3.5, towel[2]),
  ]
}

/** A bottle of water with its cap; what is in it is darker. */
const bottleParts = (grip: Point, scale: number, thread: Thread): Part[] => {
  const at = (up: number) => polar(grip, tilt, up * scale)
  return [
    { ...thread([at(60), at(92)], 24, palette.honey), moves: ['knokkel'], isApart: true },
    { ...thread([at(-68), at(50)], 54, bottle[1]), moves: ['knokkel'], isApart: true },
    thread([at(-68), at(-10)], 54, bottle[0]),
  ]
}
