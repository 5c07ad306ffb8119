import { isSearchWord, searchKey } from '../content/search/words.ts'
import type { Term } from '../site/page.ts'

/** The page for each name and word that a visitor may search for, where servers can tell it by themselves. */
export const searchTargets = (terms: readonly Term[]): ReadonlyMap<string, string> =>
  new Map(
    terms
      .map(({ text, path }) => [searchKey(text), path] as const)
      .filter(([word]) => isSearchWord(word))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
