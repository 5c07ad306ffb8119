import { positionAt } from '../../../check/problems.ts'
import type { Place } from '../../../check/problems.ts'
import { literally } from '../../../content/literally.ts'

/** A place where words were found: the line, and which part of it is meant. */
export interface FoundText extends Place {
  before: string
  match: string
  after: string
}

/** The longest text that is looked for, and what is shown of a line on each side of it, in letters. */
const [longest, around] = [200, 90]

/**
 * Finds words in the files of writers as they were typed: capitals and accents count for nothing, and a sentence may
 * run on over lines or have emphasis in it.
 * @param words what a writer looks for; nothing is found for white space
 * @param texts the text of each file
 */
export function findText(words: string, texts: Iterable<readonly [file: string, text: string]>): FoundText[] {
  const wanted = folded(words.slice(0, longest))
    .split(/[\s*_]+/)
    .filter(Boolean)
    .map(literally)
  if (wanted.length === 0) return []
  const pattern = new RegExp(wanted.join(between.source), 'g')
  return [...texts].flatMap(([file, source]) => {
    const text = source.normalize('NFC')
    return [...folded(text).matchAll(pattern)].map(({ index, 0: { length } }) => placed(file, text, index, length))
  })
}

/** What may stand between two words of a sentence: white space, emphasis, the sign of a quote. */
const between = /[\s*_>]+/

/** A text with as many signs, without capitals and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\0-\x7F]/g, (sign) => sign.normalize('NFD').charAt(0))
    .replaceAll(/[A-Z]/g, (sign) => sign.toLowerCase())

function placed(file: string, text: string, index: number, length: number): FoundText {
  const place = positionAt(text, index)
  const before = text.slice(index - place.column + 1, index)
  const end = text.indexOf('\n', index + length)
  return {
    file,
    ...place,
    before: before.length > around ? `…${before.slice(-around)}` : before,
    match: text.slice(index, index + length),
    after: text.slice(index + length, Math.min(end < 0 ? text.length : end, index + length + around)),
  }
}
