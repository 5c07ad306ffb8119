import MiniSearch from 'minisearch'
import type { Options, SearchResult } from 'minisearch'
import { compacted, expanded, fields } from './compact.ts'
import type { CompactIndex } from './compact.ts'
import { termsIn, termsOf, wordsIn } from './terms.ts'

/** What is searched of a page. */
export interface SearchText {
  title: string
  words: string
  headings: string
  /** Empty on a large site. */
  text: string
}

/** A page as it is shown among what was found: address, name, kind, a line about it (none on a large site), picture, and its headings and exercises (see anchorOf). */
export type FoundPage = [
  path: string,
  title: string,
  kind: string,
  about: string,
  picture: string,
  headings: string[],
  exercises: string[],
]

/** The file that the browser fetches to search by. */
export interface SearchFile {
  pages: FoundPage[]
  index: CompactIndex
}

const options: Options<SearchText & { id: number }> = {
  fields: [...fields],
  tokenize: wordsIn,
  processTerm: termsOf,
  searchOptions: {
    boost: { title: 5, words: 6, headings: 2 },
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    prefix: true,
    weights: { fuzzy: 0.4, prefix: 0.5 },
  },
}

/** The index of some pages, in the order of the pages. */
export function indexOf(texts: readonly SearchText[]): CompactIndex {
  const search = new MiniSearch(options)
  search.addAll(texts.map((text, id) => ({ ...text, id })))
  return compacted(search.toJSON())
}

/** The longest that is searched for, in letters: a whole letter that somebody pastes would keep a phone busy for seconds. */
const longest = 100

/** What is searched for of what somebody typed. */
export const queryOf = (typed: string): string => typed.trim().slice(0, longest)

/** A page that was found, with the stems by which it was. */
export interface Hit {
  page: FoundPage
  terms: readonly string[]
}

/** Finds the pages for what somebody types, best first. */
export type Find = (query: string) => Hit[]

/** Opens a search file. */
export const openSearch = ({ pages, index }: SearchFile): Find =>
  finding(MiniSearch.loadJS(expanded(index), options), pages)

/** Opens a search file in parts, between which a browser answers who is typing. */
export const openSearchInParts = async ({ pages, index }: SearchFile): Promise<Find> =>
  finding(await MiniSearch.loadJSAsync(expanded(index), options), pages)

function finding(search: MiniSearch, pages: readonly FoundPage[]): Find {
  const hitsOf = (results: SearchResult[]): Hit[] =>
    results.flatMap(({ id, terms }) => {
      const page = pages[Number(id)]
      return page ? [{ page, terms }] : []
    })
  return (query) => {
    const hits = hitsOf(search.search(query))
    return hits.length > 0 ? hits : hitsOf(byBeginning(search, query))
  }
}

/** What has a name or a word that begins as one of these longer words does: `steunzooltjes`, `eeltknobbel`. */
function byBeginning(search: MiniSearch, query: string): SearchResult[] {
  for (const word of wordsIn(query)) {
    for (let length = word.length - 1; length > 3; length -= 1) {
      const found = search.search(word.slice(0, length), { fields: ['title', 'words'], fuzzy: false, prefix: true })
      if (found.length > 0) return found
    }
  }
  return []
}

/** A heading as it is kept: with its id only where that does not follow from its words. */
export const withAnchor = (text: string, id: string): string =>
  slugOf(text) === id && !text.includes('#') ? text : `${text}#${id}`

/** The words and the id of a heading that is kept. */
export function anchorOf(heading: string): { text: string; id: string } {
  // The words may have the sign too; an id never has.
  const end = heading.lastIndexOf('#')
  return end < 0 ? { text: heading, id: slugOf(heading) } : { text: heading.slice(0, end), id: heading.slice(end + 1) }
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** Whether a word was found by one of these terms. */
export const isFoundBy = (word: string, terms: readonly string[]): boolean =>
  termsIn(word).some((term) => terms.includes(term))
