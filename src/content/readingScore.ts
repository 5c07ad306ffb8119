const sentence = new Intl.Segmenter('nl', { granularity: 'sentence' })
const word = new Intl.Segmenter('nl', { granularity: 'word' })

/** Vowels that are said in one go, the longest first; a letter with a trema begins a syllable of its own. */
const sound = /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|[aeiouyäëïöüáàâéèêíîóôúû]/gi

/** A text of fewer words has no score: one long word would decide it. */
const fewest = 8

/**
 * How easily a Dutch text reads, from 0 (hard) to 100 (easy) and at times beyond: Flesch-Douma, 206.84 − 0.93 × words a
 * sentence − 77 × syllables a word (W.H. Douma, De leesbaarheid van landbouwbladen, 1960). From 60 on most people can.
 * @returns a whole number; nothing for a text of a few words, of which it says nothing
 */
export function readingScore(text: string): number | undefined {
  const words = [...word.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  if (words.length < fewest) return undefined
  const sentences = [...sentence.segment(text)].filter(({ segment }) => /[\p{L}\d]/u.test(segment)).length
  const syllables = words.reduce((sum, each) => sum + syllablesOf(each), 0)
  return Math.round(206.84 - (0.93 * words.length) / sentences - (77 * syllables) / words.length)
}

/** At least one: numbers and shortenings are said too. */
export const syllablesOf = (text: string): number => Math.max(1, text.match(sound)?.length ?? 0)
