import { editDistance } from '../content/editDistance.ts'

/**
 * The question after a word that nobody knows: `Bedoelt u {telefoon}?`
 * @param known the words that could have been meant
 * @param show how a writer types such a word
 * @returns nothing when none of them looks like it
 */
export function didYouMean(
  word: string,
  known: readonly string[],
  show: (word: string) => string = String,
): string | undefined {
  const guess = nearest(word, known)
  return guess === undefined ? undefined : `Bedoelt u ${show(guess)}?`
}

/** {@link didYouMean}, or else all there is to choose from; what a writer is to do when there is nothing to choose. */
export function meanOrChoose(
  word: string,
  known: readonly string[],
  show: (word: string) => string = String,
  otherwise = 'Haal het weg.',
): string {
  const choice = known.length > 0 ? `Kies uit: ${known.map((each) => show(each)).join(', ')}.` : otherwise
  return didYouMean(word, known, show) ?? choice
}

/** The word that looks most like another, when it differs in about a third of its letters at most. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // Two letters that changed places count for two.
  const most = Math.max(Math.min(2, Math.ceil(word.length / 3)), Math.round(word.length / 3))
  const [best] = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= most)
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= most ? best.candidate : undefined
}
