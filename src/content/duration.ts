import { spokenNumber as number, valueOf } from './spokenNumbers.ts'
import { amount, timesIn, unitWord } from './spokenTimes.ts'

/**
 * Between how many days something is often over, from today where no least is said, and the most that is said; `stays`
 * when it is never over.
 */
export type Duration = { from: number; often: number; latest: number } | 'stays'

const staying = /(?<!\p{L})(?:blijft|blijvend|gaat niet (?:over|weg))(?!\p{L})/iu
const longer = /(?<!\p{L}|niet |nooit )(?:langer|meer dan|of meer|ruim)(?!\p{L})/iu
/** Words right before a time at which something begins to be over. */
const least =
  /(?<!\p{L}|niet |nooit )(?:vanaf|minstens|minimaal|ten ?minste|op z(?:ij|['’])n minst|(?:langer|meer) dan|niet (?:minder|eerder) dan|niet binnen|pas na)(?: (?:zo['’]n|ongeveer|circa))?\s+$/iu
/** Words right behind a time at which it begins to be over. */
const orLonger = /^\s+of (?:langer|meer)(?!\p{L})/iu
/** Words right before a time that say it is the most: of "binnen enkele weken" nobody says from when. */
const within = /(?<!\p{L}|niet )binnen(?: (?:de|zo['’]n|ongeveer|circa))?\s+$/iu
/** Words that make a time something else: how often, or so many times another time. */
const otherwise = new RegExp(
  `(?<!\\p{L})(?:keer (?:zo|langer)|het dubbele|(?:om de|elke|iedere|per) (?:${number})\\s+(?:${unitWord})|(?<!tussen\\s.{0,25})(?:${unitWord}) en (?:${number})\\s+(?:${unitWord}))(?!\\p{L})`,
  'iu',
)
/** A sign of a number that is not read, before a unit: of "1.5 weken" the weeks alone would be. */
const unread = /[\d½¼¾+/]\)?\s*-?\s*$/u
/** From here on a sentence says what happens less often. */
const seldom =
  /(?<!\p{L})(?:soms|zelden|zeldzame|af en toe|bij (?:een deel|anderen|uitzondering|sommige\p{L}*)|in (?:een enkel|sommige))(?!\p{L})/iu
/** How much later than what is said "langer dan" may be, as a factor. */
const openEnd = 1.6

/**
 * Reads how long something takes from a Dutch sentence, by every time that it names: "6 tot 12 weken", "weken tot
 * maanden", "vaak een half jaar, soms langer dan een jaar", "blijft".
 * @returns nothing for a sentence without a time
 */
export function readDuration(sentence: string): Duration | undefined {
  if (isUnclear(sentence)) return undefined
  const times = timesIn(sentence)
  // "Blijft vaak zes weken" is over by then.
  if (times.length === 0) return staying.test(sentence) ? 'stays' : undefined
  const isLonger = longer.test(sentence)
  const first = sentence.split(seldom)[0] ?? ''
  const before = timesIn(first)
  const usual = before.length > 0 ? before : times
  const [start = 0, ...others] = usual
  const said = first.slice(0, first.search(amount))
  const behind = first.slice(said.length).replace(amount, '')
  if (others.length === 0 && before.length > 0 && (least.test(said) || orLonger.test(behind))) {
    const often = start * openEnd
    return { from: start, often, latest: Math.max(often, ...(times.length > 1 ? times : [])) * openEnd }
  }
  const from = others.length > 0 && !within.test(said) ? Math.min(...usual) : 0
  const most = Math.max(...usual)
  const beyond = isLonger && before.length > 0 ? timesIn(sentence.slice(first.length)) : []
  // Where more than half a year is the exception, the months before it are no more than that.
  const often = Math.max(from, Math.min(most, ...beyond))
  const known = often < most ? [often, ...beyond] : times
  return { from, often, latest: Math.max(...known) * (isLonger ? openEnd : 1) }
}

/** Whether a sentence names a time that would be read as another. */
const isUnclear = (sentence: string): boolean =>
  otherwise.test(sentence) ||
  [...sentence.matchAll(amount)].some(
    ({ groups, index }) => groups?.['to'] === undefined && unread.test(sentence.slice(0, index)),
  )

/** A time in a sentence that cannot be meant: its longest before its shortest, or none at all. */
export function impossibleTime(sentence: string): { typed: string; isNone: boolean } | undefined {
  for (const { 0: typed, groups: { from, to } = {} } of sentence.matchAll(amount)) {
    if (to === undefined) continue
    const isNone = valueOf(to) === 0
    const isTurned = from !== undefined && !/\sof\s/i.test(typed) && valueOf(from) > valueOf(to)
    if (isNone || isTurned) return { typed, isNone: isNone && from === undefined }
  }
  return undefined
}

/** A sign that ends a sentence, and not a word that is cut short: "Ca. 6 weken". */
const sentenceEnd = /(?<!(?<!\p{L})(?:ca|max|min|ong|bijv))[.!?](?=\s|$)/iu

/** The first sentence of a text, with its sign, and what comes after it. */
export function firstSentence(text: string): { first: string; rest: string } {
  const end = sentenceEnd.exec(text)
  const at = end ? end.index + 1 : text.length
  return { first: text.slice(0, at).trim(), rest: text.slice(at).trimStart() }
}
