import { createRequire } from 'node:module'
import { finalizeSettings, getDictionary, loadConfig, mergeSettings } from 'cspell-lib'
import type { Prose } from '../check/prose.ts'

/** A word that neither the dictionary nor the list of own words has. */
interface Misspelling {
  /** Where it begins in the text of its piece. */
  index: number
  word: string
  /** What may have been meant. */
  instead: readonly string[]
}

/** What looks for words that are not spelled as Dutch is. */
type Speller = (piece: Pick<Prose, 'text'>) => Misspelling[]

/**
 * Opens the Dutch dictionary, which takes a second.
 * @param own names and words of the trade that are right as well
 */
export async function openSpeller(own: readonly string[]): Promise<Speller> {
  const path = createRequire(import.meta.url).resolve('@cspell/dict-nl-nl/cspell-ext.json')
  const settings = mergeSettings(await loadConfig(path), { language: 'nl', dictionaries: ['nl-nl'] })
  const dictionary = await getDictionary(finalizeSettings({ ...settings, loadDefaultConfiguration: false }))
  const known = new Set(own.map((word) => word.toLowerCase()))
  const exact = { ignoreCase: false }
  const isWord = (typed: string): boolean => isListed(typed.replace(/^Eén/, 'één'))
  const isListed = (word: string): boolean =>
    known.has(word.toLowerCase()) || dictionary.has(word, exact) || dictionary.has(word.toLowerCase(), exact)
  const isRight = (word: string): boolean =>
    isWord(word) ||
    isWord(word.replace(/’?s$|'s$/u, '')) ||
    (word.includes('-') && word.split('-').every((part) => part.length < 3 || isWord(part)))
  return ({ text }) =>
    wordsIn(text)
      .filter(({ word }) => !isRight(word))
      .map(({ index, word }) => ({
        index,
        word,
        instead: dictionary.suggest(word, { numSuggestions: 3, ignoreCase: false }).map((one) => one.word),
      }))
}

/** What is no running Dutch: facts, addresses, abbreviations in capitals, and parts of words such as `nek-`. */
const noWords =
  /\{[^{}]*\}|https?:\S+|www\.\S+|\S+@\S+|\/[\w/#-]+|(?<!\p{L})\p{Lu}{2,}(?:-\p{L}+)?(?!\p{L})|\p{L}+-(?!\p{L})/gu

/** The words of a text, as the dictionary has them: with a straight apostrophe and without soft hyphens. */
function wordsIn(text: string): { index: number; word: string }[] {
  const plain = text.replace(noWords, (sign) => ' '.repeat(sign.length)).replaceAll('’', "'")
  return [...plain.matchAll(/(?<![\p{L}\p{N}])'?\p{L}[\p{L}\p{M}'\u00AD-]*/gu)].flatMap(({ 0: sign, index }) => {
    const word = sign.replaceAll('\u00AD', '').replace(/[-']+$/, '')
    return word.length < 2 || /^'?[stnkm]$/.test(word) ? [] : [{ index, word }]
  })
}
