import { z } from 'zod'
import { translated } from '../translated.ts'

const number = z.number()
const optional = number.optional()
const point = z.tuple([number, number])
const numbers = z.array(number).min(1).optional()

/** An arm or a leg: the angles of its joints, or the place where its end is. */
const limb = translated({
  schouder: ['shoulder', optional],
  elleboog: ['elbow', optional],
  pols: ['wrist', optional],
  heup: ['hip', optional],
  knie: ['knee', optional],
  enkel: ['ankle', optional],
  tenen: ['toes', optional],
  // Seen from the front: away from the middle, and the bend of the elbow or knee.
  opzij: ['out', optional],
  buiging: ['bend', optional],
  // Where the wrist or the ankle is; the angles follow.
  naar: ['to', point.optional()],
  // In which the hand or the foot points; else it follows from its angle.
  richting: ['heading', optional],
  // The hand closes around what is under its palm.
  grijpt: ['isClosed', z.boolean().optional()],
  // The fingers are bent, with their tips on the wall before them.
  loopt: ['isWalking', z.boolean().optional()],
  // With `to`: the elbow or knee goes to the other side.
  andersom: ['isReversed', z.boolean().optional()],
  // How long a forearm looks that points at the viewer; 1 is its whole length.
  lengte: ['seen', number.positive().optional()],
  // The same of an upper arm from the side: the elbow of who lies with a hand on the belly points at the viewer.
  'lengte-boven': ['seenUpper', number.positive().optional()],
}).optional()

/** The joint that stays on its spot, and that spot. */
const at = z.tuple([z.string(), number, number])

/** Everything that can be said of a pose; each view uses its own part of it. */
const parts = {
  romp: ['trunk', optional],
  rug: ['spine', optional],
  nek: ['neck', optional],
  hoofd: ['head', optional],
  // How far the head glides straight forward with the face as level as it was, in pixels at scale 1; below 0 it glides
  // back, to a double chin.
  'kin-vooruit': ['glide', number.min(-15).max(25).optional()],
  // Seen from the front: to where the head is turned, and how far the shoulders are raised.
  draai: ['turn', optional],
  'schouders-op': ['shrug', optional],
  'arm-dichtbij': ['armNear', limb],
  'arm-verderop': ['armFar', limb],
  'arm-links': ['armLeft', limb],
  'arm-rechts': ['armRight', limb],
  'been-dichtbij': ['legNear', limb],
  'been-verderop': ['legFar', limb],
  'been-links': ['legLeft', limb],
  'been-rechts': ['legRight', limb],
  // Of a hand: from which side it is seen, where forearm and upper arm point, and the angles of wrist and fingers.
  handpalm: ['palm', z.boolean().optional()],
  onderarm: ['forearm', optional],
  bovenarm: ['upper', optional],
  pols: ['wrist', optional],
  vingers: ['fingers', numbers],
  spreiding: ['spread', numbers],
  duim: ['thumb', numbers],
  pink: ['pinky', numbers],
  gespiegeld: ['isMirrored', z.boolean().optional()],
  // Seen from the palm: the fingers lie folded in it.
  vuist: ['isFist', z.boolean().optional()],
  // How far those fingers stay from the palm, around what they hold loosely.
  ruim: ['room', optional],
  lijnen: ['hasCreases', z.boolean().optional()],
} as const

/** Words of a writer, and what the code calls them. */
const words = <const Words extends Readonly<Record<string, string>>>(given: Words) =>
  z.enum(Object.keys(given) as (keyof Words & string)[]).transform((word) => given[word] as Words[keyof Words])

/** The arc around a joint, measured from the two poses so that it cannot disagree with them; or a straight track. */
const arc = translated({
  midden: ['centre', z.string()],
  // The joint that moves; without it nothing turns, and there is only the dot.
  punt: ['tip', z.string().optional()],
  straal: ['r', number.positive().optional()],
  // Height for its width: a circle seen aslant.
  plat: ['flat', number.positive().optional()],
  // Turns the arc away from its joint.
  gedraaid: ['shift', optional],
  // Directions where it begins and ends, when they cannot be measured.
  van: ['start', optional],
  tot: ['end', optional],
  // Makes it a track along the way of the tip, moved by so much.
  langs: ['by', point.optional()],
  // The track tells how high its tip went, not how far aside.
  loodrecht: ['isUpright', z.boolean().optional()],
  // The track has its ticks at the other side.
  andersom: ['isReversed', z.boolean().optional()],
  // The joint with the coral dot, when it is not the centre.
  stip: ['dot', z.string().optional()],
})

const three = z.tuple([number, number, number]).optional()
const four = z.tuple([number, number, number, number]).optional()

/** What a figure stands, lies or sits on, or leans against, in pixels of the canvas. */
const props = translated({
  // Left, right and top.
  vloer: ['floor', three],
  mat: ['mat', three],
  // Left.
  muur: ['wall', z.tuple([number]).optional()],
  // Back, seat, floor and depth.
  stoel: ['chair', four],
  // Left, right, top and floor.
  tafel: ['table', four],
  // Its middle and radius.
  handdoek: ['towel', three],
  // A table seen from above, on which a hand lies: its near edge.
  blad: ['top', z.tuple([number]).optional()],
}).optional()

/**
 * The schema of the figure of an exercise, of 480 × 360: two poses by the angles of their joints, of which the start stays
 * as a shadow, and the arc between them.
 */
export const figureSchema = translated({
  gezien: ['view', words({ opzij: 'side', voor: 'front', hand: 'hand' })],
  schaal: ['scale', number.positive()],
  persoon: ['person', z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])],
  houdt: ['holds', words({ handdoek: 'towel', flesje: 'bottle' }).optional()],
  // How many parts from the front the shadow lies; behind everything without it.
  schaduw: ['ghost', z.number().int().optional()],
  begin: ['start', translated({ staat: ['at', at], ...parts })],
  // What is other halfway, where a movement is not the shortest way: who gets up from a chair leans forward first.
  tussen: ['via', translated(parts).optional()],
  // What is other at the end.
  einde: ['end', translated(parts)],
  boog: ['arc', arc],
  spullen: ['props', props],
})

export type Figure = z.output<typeof figureSchema>
export type View = Figure['view']
export type Pose = Figure['start']
/** A pose on its way. */
export interface PoseInMotion extends Pose {
  /** A hand that turns over shows 1 of its one side, -1 of its other, and 0 of its edge alone. */
  facing?: number
  /** How long fingers look that roll into a fist, towards the viewer: 1 is their whole length. */
  fingersSeen?: number
  /** The same of a little finger that bends towards the viewer. */
  pinkySeen?: number
}

export type Limb = NonNullable<Pose['armNear']>
export type Arc = Figure['arc']
export type Props = NonNullable<Figure['props']>

/** What a writer calls a pose. */
export const poseWords = { start: 'begin', via: 'tussen', end: 'einde' } as const
