import { editDistance } from '../editDistance.ts'

/** The few words that look most like what somebody typed, when they differ in a third of the letters at most. */
export function nearestWords<Word extends { text: string }>(query: string, words: readonly Word[]): Word[] {
  const typed = query.toLowerCase()
  const near = words
    .map((word) => ({ word, distance: editDistance(typed, word.text.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.ceil(typed.length / 3))
    .toSorted((a, b) => a.distance - b.distance)
  const seen = new Set<string>()
  return near
    .flatMap(({ word }) => {
      const isNew = !seen.has(word.text)
      seen.add(word.text)
      return isNew ? [word] : []
    })
    .slice(0, 2)
}
