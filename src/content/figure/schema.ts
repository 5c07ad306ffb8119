import { z } from 'zod'
import { translated } from '../translated.ts'

const number = z.number()
const optional = number.optional()
const point = z.tuple([number, number])
const numbers = z.array(number).min(1).optional()

const limb = translated({
  schouder: ['shoulder', optional],
  elleboog: ['elbow', optional],
  pols: ['wrist', optional],
  heup: ['hip', optional],
  knie: ['knee', optional],
  enkel: ['ankle', optional],
  tenen: ['toes', optional],
  opzij: ['out', optional],
  buiging: ['bend', optional],
  naar: ['to', point.optional()],
  richting: ['heading', optional],
  andersom: ['isReversed', z.boolean().optional()],
  lengte: ['seen', number.positive().optional()],
}).optional()

const at = z.tuple([z.string(), number, number])

const parts = {
  romp: ['trunk', optional],
  rug: ['spine', optional],
  nek: ['neck', optional],
  hoofd: ['head', optional],
  'kin-vooruit': ['crane', number.positive().optional()],
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
  handpalm: ['palm', z.boolean().optional()],
  onderarm: ['forearm', optional],
  bovenarm: ['upper', optional],
  pols: ['wrist', optional],
  vingers: ['fingers', numbers],
  spreiding: ['spread', numbers],
  duim: ['thumb', numbers],
  pink: ['pinky', numbers],
  gespiegeld: ['isMirrored', z.boolean().optional()],
  vuist: ['isFist', z.boolean().optional()],
  lijnen: ['hasCreases', z.boolean().optional()],
} as const

/** Words of a writer, and what the code calls them. */
const words = <const Words extends Readonly<Record<string, string>>>(given: Words) =>
  z.enum(Object.keys(given) as (keyof Words & string)[]).transform((word) => given[word] as Words[keyof Words])

const arc = translated({
  midden: ['centre', z.string()],
  punt: ['tip', z.string()],
  straal: ['r', number.positive().optional()],
  plat: ['flat', number.positive().optional()],
  gedraaid: ['shift', optional],
  van: ['start', optional],
  tot: ['end', optional],
  langs: ['by', point.optional()],
  andersom: ['isReversed', z.boolean().optional()],
  stip: ['dot', z.string().optional()],
})

const props = translated({
  vloer: ['floor', z.tuple([number, number, number]).optional()],
  mat: ['mat', z.tuple([number, number, number]).optional()],
  muur: ['wall', z.tuple([number]).optional()],
  stoel: ['chair', z.tuple([number, number, number, number]).optional()],
  tafel: ['table', z.tuple([number, number, number, number]).optional()],
  handdoek: ['towel', z.tuple([number, number, number]).optional()],
  blad: ['top', z.tuple([number, number, number, number]).optional()],
}).optional()

/** The schema of the figure of an exercise: two poses by the angles of their joints, and the arc between them. */
export const figureSchema = translated({
  gezien: ['view', words({ opzij: 'side', voor: 'front', hand: 'hand' })],
  schaal: ['scale', number.positive()],
  persoon: ['person', z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])],
  houdt: ['holds', words({ handdoek: 'towel', flesje: 'bottle' }).optional()],
  schaduw: ['ghost', z.number().int().optional()],
  begin: ['start', translated({ staat: ['at', at], ...parts })],
  einde: ['end', translated(parts)],
  boog: ['arc', arc],
  spullen: ['props', props],
})

/** What a writer calls a pose. */
export const poseWords = { start: 'begin', end: 'einde' } as const
