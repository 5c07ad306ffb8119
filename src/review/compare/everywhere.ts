import type { Change, PageReview, Review, ToldChange } from '../reviewFile.ts'
import { countWords } from './words.ts'

type Everywhere = Review['everywhere']

/** What changed in the same way on this many pages is told once. */
const many = 4

type Changed = Pick<PageReview, 'path' | 'changes' | 'head' | 'data'>

/** What changed around the pages, told once, with the pages that it changed on. */
export const sharedFrames = (frames: readonly { path: string; changes: readonly Change[] }[]): Everywhere =>
  gathered(frames)

/**
 * Takes out what changed in the same way on many pages, such as a word on a button.
 * @returns the pages with what is left of them, and what was taken out
 */
export function takeShared<Page extends Changed>(pages: readonly Page[]): { pages: Page[]; shared: Everywhere } {
  const all = pages.map((page) => ({
    path: page.path,
    changes: [
      ...page.changes,
      ...page.head.map(asChange('kop voor zoekmachines')),
      ...page.data.map(asChange('gegevens')),
    ],
  }))
  const shared = gathered(all).filter((each) => each.pages.length >= many)
  const taken = new Set(shared.map(({ change }) => signOf(change)))
  const isOwn = (change: Change): boolean => !taken.has(signOf(change))
  return {
    shared,
    pages: pages.map((page) => ({
      ...page,
      changes: page.changes.filter(isOwn),
      head: page.head.filter((each) => isOwn(asChange('kop voor zoekmachines')(each))),
      data: page.data.filter((each) => isOwn(asChange('gegevens')(each))),
    })),
  }
}

function gathered(all: readonly { path: string; changes: readonly Change[] }[]): Everywhere {
  const found = new Map<string, { change: Change; pages: string[] }>()
  for (const { path, changes } of all) {
    for (const change of changes) {
      const known = found.get(signOf(change))
      if (!known) found.set(signOf(change), { change, pages: [path] })
      else if (!known.pages.includes(path)) known.pages.push(path)
    }
  }
  return [...found.values()]
}

/** A line for machines as a change of text; only the words that changed, for what stands around them differs by page. */
const asChange =
  (kind: string) =>
  ({ names, parts, facts }: ToldChange): Change => {
    const changed = parts.filter(({ state }) => state !== 'same').map((part) => ({ ...part, text: part.text.trim() }))
    return {
      state: 'changed',
      kind: `${kind}: ${names.map((name) => name.replace(/ \d+(?= ›|$)/g, '')).join(', ')}`,
      section: '',
      parts: changed,
      words: countWords(changed),
      facts,
      turns: [],
    }
  }

/** What makes two changes the same to a reader. */
const signOf = ({ state, kind, parts, addresses }: Change): string => JSON.stringify([state, kind, parts, addresses])
