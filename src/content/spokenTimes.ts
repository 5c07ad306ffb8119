import { spokenNumber as number, valueOf } from './spokenNumbers.ts'

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
  ...(['uur', 'uren', 'uurtje'] as const).map((word) => [word, hour] as const),
  ...(['dag', 'dagen', 'dagje'] as const).map((word) => [word, day] as const),
  ...(['week', 'weken', 'weekje'] as const).map((word) => [word, week] as const),
  ...(['maand', 'maanden', 'maandje'] as const).map((word) => [word, month] as const),
  ...(['jaar', 'jaren', 'jaartje'] as const).map((word) => [word, year] as const),
])
type Groups = Readonly<Record<string, string | undefined>>
/** The parts of the measure that times are drawn on. */
export const timeParts = ['dagen', 'weken', 'maanden', 'jaren'] as const
/** Words that mean many by themselves. */
const plurals: readonly string[] = ['uren', ...timeParts]

/** Every unit, as the source of a pattern. */
export const unitWord = [...units.keys()].join('|')
/** What may stand before a number and leaves it as it is. */
const about = `(?:(?:wel|soms|ongeveer|circa|ca\\.|zo['’]n|hooguit|maximaal|max\\.)\\s+)*`
/** What stands between the least and the most. */
const upTo = `\\s*(?:tot en met|tot|t/m|à|(?<=\\s)a(?=\\s)|of|–|-|(?<=tussen\\s[^.]{1,20}\\s)en(?:\\sde)?)\\s*${about}`
const some = 'paar|aantal|enkele|meerdere|vele|veel'
/** "Een week of drie" is about three weeks; "een week of drie maanden" is not. */
const roughly = `(?:een|zo['’]n)\\s+(?<loose>${unitWord})\\s+of\\s+(?:(?<least>${number})${upTo})?(?<most>${number}|wat)(?![\\p{L}\\d]|,\\d|${upTo}(?:${number})|\\s+(?:${unitWord})(?!\\p{L}))`
const exact = `(?:(?:(?<from>${number})${upTo})?(?<to>${number})\\s+(?:(?:hele|heel|volle|lange|goede|goed|klein)\\s+)?|(?<some>${some})\\s+)?(?<unit>${unitWord})(?!\\p{L})`
/** A time in a sentence: a number or two with a unit, or a unit alone. */
export const amount = new RegExp(`(?<!\\p{L})(?:${roughly}|${exact})`, 'giu')

/** Every time in a sentence in days: a word like "maanden" is two, what it means at least and at most. */
export const timesIn = (sentence: string): number[] =>
  [...sentence.matchAll(amount)].flatMap(({ groups = {} }) => daysOf(groups))

function daysOf({ loose, least: low, most, from, to, some: several, unit: word }: Groups): readonly number[] {
  const typed = (loose ?? word ?? '').toLowerCase()
  const unit = units.get(typed)
  if (unit === undefined) return []
  if (most === 'wat' || several !== undefined) return unit.many
  if (most !== undefined) {
    const middle = valueOf(most)
    return [low === undefined ? middle - 1 : valueOf(low), low === undefined ? middle + 1 : middle].map(
      (n) => n * unit.days,
    )
  }
  const named = [from, to].flatMap((each) => (each === undefined ? [] : [valueOf(each) * unit.days]))
  return named.length > 0 ? named : plurals.includes(typed) ? unit.many : []
}
