import { diffArrays } from 'diff'
import type { Told } from '../read/head.ts'
import type { Part } from '../reviewFile.ts'
import { diffWords } from './words.ts'

/** A value that changed, with every name that it stands under. */
interface ToldPair {
  names: string[]
  before: string
  after: string
}

/** What changed in the head or the data of a page; what changed in the same way together. */
export function compareTold(before: Told, after: Told): ToldPair[] {
  const pairs = new Map<string, ToldPair>()
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [one = '', other = ''] = [before[name], after[name]]
    if (one === other) continue
    const known = pairs.get(changedWords(one, other))
    if (known) known.names.push(name)
    else pairs.set(changedWords(one, other), { names: [name], before: one, after: other })
  }
  return [...pairs.values()]
}

/** A title changes in the same way with and without the name of the practice after it. */
const changedWords = (before: string, after: string): string =>
  JSON.stringify(
    diffWords(before, after)
      .filter(({ state }) => state !== 'same')
      .map(({ state, text }) => [state, text.trim()]),
  )

/** What changed between two lists of lines. */
export const compareLines = (before: readonly string[], after: readonly string[]): Part[] => {
  const changes = diffArrays([...before], [...after])
  if (changes.every(({ added, removed }) => !added && !removed)) return []
  return changes.flatMap(({ value, added, removed }) =>
    value.map((text): Part => ({ state: added ? 'added' : removed ? 'removed' : 'same', text })),
  )
}
