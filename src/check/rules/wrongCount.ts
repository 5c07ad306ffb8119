import { numberWords } from '../../content/numberWords.ts'
import { onceFor } from '../../content/once.ts'
import type { Known } from '../known.ts'
import { placeIn, proseOf, sentenceAt } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { Place } from '../problems.ts'
import type { PageReading } from '../readPage.ts'
import type { TextRule } from '../rule.ts'

/** What is counted, by which most texts are known at once to count nothing: none of it stands in them but in an address. */
const nouns = 'diensten|pijnklachten|locaties|vestigingen|praktijken'
const someNoun = new RegExp(`(?<![/\\p{L}])(?:${nouns})`, 'iu')
const counted = new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}|${numberWords.slice(2).join('|')}) (${nouns})(?!\\p{L})`, 'giu')

/** How many there are of what a text counts; nothing when that cannot be known. */
function countOf(noun: string, known: Known): number | undefined {
  if (noun === 'diensten') return known.countOf('dienst')
  return noun === 'pijnklachten' ? known.countOf('klacht') : known.towns()?.length
}

/** What stands before a count of what the practice has: "we hebben", "bij ons vindt u", "kies uit". */
const ofOurs = new RegExp(
  `(?<!\\p{L})(?:${[
    'onze',
    '(?:we|wij) (?:hebben|bieden)(?: \\p{L}+)?',
    '(?:hebben|bieden) (?:we|wij)(?: \\p{L}+)?',
    '(?:we|wij) werken (?:op|in|vanuit)',
    'bij ons(?: (?:vindt|kiest|heeft) u)?(?: uit)?',
    'kies uit',
    '[eé][eé]n team (?:op|in|met|en)',
    '(?:terecht|welkom) (?:op|in|bij)(?: (?:al|een van))?(?: onze)?',
  ].join('|')}) $`,
  'iu',
)

/**
 * Whether what is counted is surely what the practice has. A pain may be at three locations, and five practices may
 * stand in the region; a heading or a field that counts without a sentence around it speaks of the site.
 */
function isOfOurs({ kind, text }: Prose, index: number, typed: string): boolean {
  const sentence = sentenceAt(text, index)
  if (ofOurs.test(text.slice(sentence.offset, index))) return true
  const isApart =
    /(?:^|[,.:;!?–]\s*)$/.test(text.slice(0, index)) && /^\s*(?:$|[,.:;!?–])/.test(text.slice(index + typed.length))
  return isApart && (kind === 'heading' || kind === 'field')
}

/** A count in a text, right or wrong. */
interface Count {
  place: () => Place
  typed: string
  noun: string
  count: number
  isOfOurs: boolean
}

const searched = new WeakMap<PageReading, readonly Count[]>()

/** What a text counts, searched once for both rules. */
const countsIn = (text: PageReading): readonly Count[] =>
  onceFor(searched, text, () =>
    someNoun.test(text.source)
      ? proseOf(text).flatMap((piece) =>
          [...piece.text.matchAll(counted)].map(({ 0: typed, 1: number = '', 2: noun = '', index }) => ({
            place: () => placeIn(piece, index),
            typed,
            noun: noun.toLowerCase(),
            count: /\d/.test(number) ? Number(number) : numberWords.indexOf(number.toLowerCase()),
            isOfOurs: isOfOurs(piece, index, typed),
          })),
        )
      : [],
  )

/** What a text counts wrong, with what is said of it. */
const miscounts = (text: PageReading, known: Known): (Count & { said: string })[] =>
  countsIn(text).flatMap((each) => {
    const count = countOf(each.noun, known)
    if (count === undefined || count === each.count) return []
    return [{ ...each, said: `"${each.typed}": de site heeft er ${numberWords[count] ?? count}.` }]
  })

/** A text that counts the pages or the locations of the site counts them right, also after one was added. */
export const wrongCount: TextRule = (text, report, known) => {
  for (const each of miscounts(text, known))
    if (each.isOfOurs) report(each.place(), `${each.said} Verander het getal, of laat het weg: dan klopt het altijd.`)
}

/** The same for a count that may be of something else. */
export const perhapsCount: TextRule = (text, report, known) => {
  for (const each of miscounts(text, known))
    if (!each.isOfOurs)
      report(each.place(), `${each.said} Gaat het over de praktijk? Verander dan het getal. Laat het anders staan.`)
}
