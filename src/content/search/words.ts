import { z } from 'zod'
import { withExample } from '../kinds/example.ts'

/** What may be a word to search by: it also stands in rules of servers, so it holds nothing that means something there. */
export const isSearchWord = (word: string): boolean => /^[\p{L}\d](?:[\p{L}\d -]{0,38}[\p{L}\d])?$/u.test(word)

/** A word or a few by which a visitor may look for a page. */
const word = withExample(
  z.string().trim().refine(isSearchWord, {
    error: 'schrijf een of een paar woorden, met alleen letters, cijfers, spaties en streepjes.',
  }),
  'zoekwoord {woord}',
)

/** The words by which visitors look for a page; a page of a complaint has five or more. */
export const searchWords = (least: number) =>
  z
    .array(word)
    .min(least, { error: `noem minstens ${least} woorden waarmee bezoekers zoeken, zoals spit of lage rugpijn.` })
    .describe('Woorden waarmee bezoekers deze pagina zoeken, zoals spit. Elk woord hoort bij één pagina.')

/** A word as it is compared: capitals, soft hyphens and extra spaces make no other word. */
export const searchKey = (text: string): string =>
  text.normalize('NFC').replaceAll('\u00AD', '').trim().toLowerCase().replace(/\s+/g, ' ')

/** Tells whether a text has a word, or a few in a row, as a reader sees them. */
export function mentionedIn(text: string): (words: string) => boolean {
  const shown = ` ${plain(text)} `
  return (words) => shown.includes(` ${plain(words)} `)
}

const plain = (text: string): string => searchKey(text.replace(/[^\p{L}\p{N}\u00AD]+/gu, ' '))
