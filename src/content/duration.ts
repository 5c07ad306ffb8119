import { numberWords } from './numberWords.ts'

/**
 * Between how many days something is often over, from today where no least is said, and the most that is said; `stays`
 * when it is never over.
 */
export type Duration = { from: number; often: number; latest: number } | 'stays'

/** A unit of time in days, and what its plural means without a number: "weken", "enkele maanden". */
interface Unit {
  days: number
  many: readonly [number, number]
}

const hour: Unit = { days: 1 / 24, many: [1 / 12, 1 / 2] }
const day: Unit = { days: 1, many: [2, 6] }
const week: Unit = { days: 7, many: [14, 42] }
const month: Unit = { days: 30.4, many: [91, 274] }
const year: Unit = { days: 365, many: [730, 1460] }
const units = new Map<string, Unit>([
  ...(['uur', 'uren'] as const).map((word) => [word, hour] as const),
  ...(['dag', 'dagen'] as const).map((word) => [word, day] as const),
  ...(['week', 'weken'] as const).map((word) => [word, week] as const),
  ...(['maand', 'maanden'] as const).map((word) => [word, month] as const),
  ...(['jaar', 'jaren'] as const).map((word) => [word, year] as const),
])
/** The parts of the measure that times are drawn on. */
export const timeParts = ['dagen', 'weken', 'maanden', 'jaren'] as const
/** Words that mean many by themselves. */
const plurals: readonly string[] = ['uren', ...timeParts]

const numbers = new Map<string, number>([
  ...numberWords.map((word, value) => [word, value] as const).slice(1),
  ['een', 1],
  ['eén', 1],
  ['half', 0.5],
  ['halve', 0.5],
  ['anderhalf', 1.5],
  ['anderhalve', 1.5],
])
const number = `(?<![\\d.,])\\d+(?:,\\d+)?|(?:een )?hal(?:f|ve)|${[...numbers.keys()].join('|')}`
const amount = new RegExp(
  `(?<!\\p{L})(?:(?:(${number})\\s*(?:tot|à|of|–|-)\\s*)?(${number})\\s+)?(${[...units.keys()].join('|')})(?!\\p{L})`,
  'giu',
)
const staying = /(?<!\p{L})(?:blijft|blijvend|gaat niet (?:over|weg))(?!\p{L})/iu
const longer = /(?<!\p{L}|niet )(?:langer|meer dan|minstens)(?!\p{L})/iu
/** From here on a sentence says what happens less often. */
const seldom = /(?<!\p{L})(?:soms|zelden|bij (?:een deel|anderen|sommige\p{L}*))(?!\p{L})/iu
/** How much later than what is said "langer dan" may be, as a factor. */
const openEnd = 1.6

/**
 * Reads how long something takes from a Dutch sentence, by every time that it names: "6 tot 12 weken", "weken tot
 * maanden", "vaak een half jaar, soms langer dan een jaar", "blijft".
 * @returns nothing for a sentence without a time
 */
export function readDuration(sentence: string): Duration | undefined {
  const times = timesIn(sentence)
  // "Blijft vaak zes weken" is over by then.
  if (times.length === 0) return staying.test(sentence) ? 'stays' : undefined
  const before = timesIn(sentence.split(seldom)[0] ?? '')
  const usual = before.length > 0 ? before : times
  const often = Math.max(...usual)
  return {
    from: usual.length > 1 ? Math.min(...usual) : 0,
    often,
    latest: Math.max(...times) * (longer.test(sentence) ? openEnd : 1),
  }
}

/** Every time in a sentence in days: a word like "maanden" is two, what it means at least and at most. */
const timesIn = (sentence: string): number[] =>
  [...sentence.matchAll(amount)].flatMap(([, from, to, unit = '']) => daysOf(from, to, unit))

/** A time in a sentence that cannot be meant: its longest before its shortest, or none at all. */
export function impossibleTime(sentence: string): { typed: string; isNone: boolean } | undefined {
  for (const [typed, from, to] of sentence.matchAll(amount)) {
    if (to === undefined) continue
    const isNone = valueOf(to) === 0
    const isTurned = from !== undefined && !/\sof\s/i.test(typed) && valueOf(from) > valueOf(to)
    if (isNone || isTurned) return { typed, isNone: isNone && from === undefined }
  }
  return undefined
}

function daysOf(from: string | undefined, to: string | undefined, word: string): readonly number[] {
  const unit = units.get(word.toLowerCase())
  if (unit === undefined) return []
  const named = [from, to].flatMap((typed) => (typed === undefined ? [] : [valueOf(typed) * unit.days]))
  return named.length > 0 ? named : plurals.includes(word.toLowerCase()) ? unit.many : []
}

const valueOf = (typed: string): number =>
  numbers.get(typed.toLowerCase().replace(/^een\s/u, '')) ?? Number(typed.replace(',', '.'))

/** A sign that ends a sentence, and not a word that is cut short: "Ca. 6 weken". */
const sentenceEnd = /(?<!(?<!\p{L})(?:ca|max|min|ong|bijv))[.!?](?=\s|$)/iu

/** The first sentence of a text, with its sign, and what comes after it. */
export function firstSentence(text: string): { first: string; rest: string } {
  const end = sentenceEnd.exec(text)
  const at = end ? end.index + 1 : text.length
  return { first: text.slice(0, at).trim(), rest: text.slice(at).trimStart() }
}
