import { diffArrays } from 'diff'
import type { Change, Part } from '../reviewFile.ts'

const segmenter = new Intl.Segmenter('nl', { granularity: 'word' })

/** The words and signs of a text, each with the spaces after it: "49,95" is one, as Dutch readers take it. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = tokens.length - 1
    if (segment.trim() === '' && last >= 0) tokens[last] += segment
    else tokens.push(segment)
  }
  return tokens
}

/** The words of a text, without signs, in small letters. */
export const wordsIn = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment.toLowerCase()] : [],
  )

/** What came and went between two texts, word by word; spaces are no difference. */
export function diffWords(before: string, after: string): Part[] {
  const old = tokensOf(before)
  let at = 0
  const changes = diffArrays(old, tokensOf(after), { comparator: (a, b) => a.trim() === b.trim() })
  return changes.map(({ value, added, removed }): Part => {
    const text = value.join('')
    if (added) return { state: 'added', text }
    at += value.length
    if (removed) return { state: 'removed', text }
    // Where only the old text goes on, the space before that is its own.
    return { state: 'same', text: /\s$/.test(text) ? text : text + (/\s$/.exec(old[at - 1] ?? '')?.[0] ?? '') }
  })
}

/** How many words the parts add and remove. */
export function countWords(parts: readonly Part[]): Change['words'] {
  const count = (state: Part['state']) =>
    parts.filter((part) => part.state === state).reduce((sum, { text }) => sum + wordsIn(text).length, 0)
  return { added: count('added'), removed: count('removed') }
}

/** How much two texts have in common, from 0 to 1: the words of both, counted twice, among all words. */
export function likeness(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  if (words.length + others.length === 0) return one.trim() === other.trim() ? 1 : 0
  const shared = words.length - without(words, others).length
  return (2 * shared) / (words.length + others.length)
}

/** The words of a list without those of another, each taken away as often as the other has it. */
export function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
