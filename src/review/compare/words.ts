import { diffArrays } from 'diff'

/** A piece of a text that both have, or only one of them. */
export interface Part {
  state: 'same' | 'added' | 'removed'
  text: string
}

/** How many words came and went. */
interface WordCount {
  added: number
  removed: number
}

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
  const changes = diffArrays(tokensOf(before), tokensOf(after), { comparator: (a, b) => a.trim() === b.trim() })
  const parts = changes.map(({ value, added, removed }): Part => {
    const state = added ? 'added' : removed ? 'removed' : 'same'
    return { state, text: value.join('') }
  })
  return parts.map(joined(parts))
}

/** What two words have between them belongs to neither: "oud · nieuw" where only one of them ends in a space. */
const joined = (parts: readonly Part[]) => (part: Part, index: number) =>
  index === parts.length - 1 ? { ...part, text: part.text.trimEnd() } : part

/** How many words the parts add and remove. */
export function countWords(parts: readonly Part[]): WordCount {
  const count = (state: Part['state']) =>
    parts.filter((part) => part.state === state).reduce((sum, { text }) => sum + wordsIn(text).length, 0)
  return { added: count('added'), removed: count('removed') }
}

/** How much two texts have in common, from 0 to 1: the words of both, counted twice, among all words. */
export function likeness(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  if (words.length + others.length === 0) return one.trim() === other.trim() ? 1 : 0
  const left = [...others]
  const shared = words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (words.length + others.length)
}
