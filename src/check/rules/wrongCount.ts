import type { Known } from '../known.ts'
import { placeIn, proseOf } from '../prose.ts'
import type { TextRule } from '../rule.ts'

const numbers = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf']

/** What is counted, by which most texts are known at once to count nothing. */
const nouns = 'diensten|pijnklachten|locaties|vestigingen|praktijken'
const someNoun = new RegExp(nouns, 'i')
const counted = new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}|${numbers.slice(2).join('|')}) (${nouns})(?!\\p{L})`, 'giu')

/** How many there are of what a text counts; nothing when that cannot be known. */
function countOf(noun: string, known: Known): number | undefined {
  if (noun === 'diensten') return known.countOf('dienst')
  return noun === 'pijnklachten' ? known.countOf('klacht') : known.towns()?.length
}

/** A text that counts the pages or the locations of the site counts them right, also after one was added. */
export const wrongCount: TextRule = (text, report, known) => {
  if (!someNoun.test(text.source)) return
  for (const piece of proseOf(text)) {
    for (const { 0: typed, 1: number = '', 2: noun = '', index } of piece.text.matchAll(counted)) {
      const count = countOf(noun.toLowerCase(), known)
      const said = /\d/.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase())
      if (count === undefined || count === said) continue
      report(
        placeIn(piece, index),
        `"${typed}": de site heeft er ${numbers[count] ?? count}. Verander het getal, of laat het weg: dan klopt het altijd.`,
      )
    }
  }
}
