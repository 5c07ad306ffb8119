import { numberWords } from './numberWords.ts'

const ones = numberWords.slice(1, 10)
const tens = ['twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig']
const teens = ['dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien']

/** A word that another grows on: "één" is written without accents then, and "twee" takes a trema behind it. */
const joined = (word: string, rest: string): string =>
  word === 'één' ? `een${rest}` : `${word}${word.endsWith('e') ? 'ë' : 'e'}${rest.slice(1)}`

/** Words that are written as they stand here, with what they are. */
const single = new Map<string, number>([
  ...numberWords.map((word, value) => [word, value] as const).slice(1),
  ...teens.map((word, index) => [word, index + 13] as const),
  ['honderd', 100],
  ['driekwart', 0.75],
  ['een', 1],
  ['eén', 1],
])
const halvable = numberWords.slice(2)

/** Numbers in words, with halves. */
const numbers = new Map<string, number>([
  ...single,
  ...tens.flatMap((ten, index) => [
    [ten, index * 10 + 20] as const,
    ...ones.map((one, value) => [joined(one, `en${ten}`), index * 10 + 21 + value] as const),
  ]),
  ...['half', 'halve'].flatMap((half) => [
    [half, 0.5] as const,
    [`ander${half}`, 1.5] as const,
    ...halvable.flatMap((word, index) => [
      [joined(word, `en${half}`), index + 2.5] as const,
      [`${word} en een ${half}`, index + 2.5] as const,
    ]),
  ]),
])

const oneOf = (words: readonly string[]): string => `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`

/**
 * The source of a pattern for a number in figures or in words, the longest words first, since others begin with them.
 * Their parts are named, not each number: Node takes three times as long to read a list of all of them.
 */
export const spokenNumber = [
  '(?<![\\d.,])\\d+(?:,\\d+)?',
  `(?:een |ander|${oneOf(halvable)} en een |${oneOf(halvable.map((word) => joined(word, 'en')))})?hal(?:f|ve)`,
  `${oneOf(ones.map((word) => joined(word, 'en')))}?${oneOf(tens)}`,
  oneOf([...single.keys()]),
].join('|')

/** What such a number is. */
export const valueOf = (typed: string): number => {
  const word = typed.toLowerCase()
  return numbers.get(word) ?? numbers.get(word.replace(/^een\s/u, '')) ?? Number(typed.replace(',', '.'))
}
