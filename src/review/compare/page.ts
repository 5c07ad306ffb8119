import { readingScore } from '../../content/readingScore.ts'
import { turnsIn } from '../judge/meaning.ts'
import type { BuiltPage } from '../readPage.ts'
import type { Change, PageReview, Part, ToldChange } from '../reviewFile.ts'
import type { Block } from '../read/blocks.ts'
import type { Told } from '../read/head.ts'
import { compareBlocks } from './blocks.ts'
import type { BlockChange } from './blocks.ts'
import { pathOf } from './pages.ts'
import type { PagePair } from './pages.ts'
import { compareLines, compareTold } from './told.ts'
import { countWords, diffWords } from './words.ts'

/** Names the facts that a change of text follows from. */
export type Causes = (lost: string, won: string) => string[]

type Compared = Omit<PageReview, 'words' | 'bytes' | 'findings' | 'tree' | 'pictures'>

/** What changed on a page; the frame around it apart. */
export function comparePage(pair: PagePair, causes: Causes): Compared {
  const { before, after } = pair
  const state = !before ? 'new' : !after ? 'gone' : before.path === after.path ? 'changed' : 'moved'
  return {
    path: pathOf(pair),
    ...(state === 'moved' && before && { from: before.path }),
    state,
    title: (after ?? before)?.head['title'] ?? '',
    changes: compareBlocks(before?.blocks ?? [], after?.blocks ?? []).map(described(pair, causes, state)),
    head: told(before?.head ?? {}, after?.head ?? {}, causes),
    data: told(before?.data ?? {}, after?.data ?? {}, causes),
    outline: compareLines(before?.outline ?? [], after?.outline ?? []),
  }
}

/** What changed around the pages: header, menu and footer. */
export const compareFrames = ({ before, after }: PagePair, causes: Causes): Change[] =>
  before && after ? compareBlocks(before.frame, after.frame).map(described({}, causes, 'changed')) : []

/** Puts a change in words. */
const described =
  ({ before, after }: PagePair, causes: Causes, page: PageReview['state']) =>
  ({ state, before: gone, after: come }: BlockChange): Change => {
    const [one, other] = [textOf(gone), textOf(come)]
    const parts: Part[] = state === 'moved' ? [{ state: 'same', text: other }] : diffWords(one, other)
    const facts = state === 'changed' ? causes(lostIn(parts), wonIn(parts)) : []
    const kinds = [gone, come].map((blocks) => blocks[0]?.kind)
    const kind = kinds[1] ?? kinds[0] ?? ''
    const addresses = { before: addressesOf(gone), after: addressesOf(come) }
    const reading = state === 'moved' ? {} : scores(one, other)
    const turns = facts.length > 0 || page === 'new' || page === 'gone' || state === 'moved' ? [] : turnsIn(parts)
    return {
      state,
      kind,
      ...(kinds[0] !== undefined && kinds[0] !== kind && { kindBefore: kinds[0] }),
      section: sectionOf(after, come[0]) || sectionOf(before, gone[0]),
      parts,
      words: countWords(parts),
      ...(addresses.before.join(' ') !== addresses.after.join(' ') && state !== 'picture' && { addresses }),
      ...(Object.keys(reading).length > 0 && { reading }),
      facts,
      // Of a text that is new or gone as a whole, only what sent somebody to help can be missed.
      turns: state === 'changed' ? turns : turns.filter((turn) => turn.kind === 'alarmteken'),
    }
  }

const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n')
const addressesOf = (blocks: readonly Block[]): string[] => blocks.flatMap(({ addresses }) => addresses)
const sectionOf = (page: BuiltPage | undefined, block: Block | undefined): string =>
  block ? (page?.sections[block.section] ?? '') : ''

function scores(before: string, after: string): { before?: number; after?: number } {
  const [one, other] = [readingScore(before), readingScore(after)]
  return { ...(one !== undefined && { before: one }), ...(other !== undefined && { after: other }) }
}

const told = (before: Told, after: Told, causes: Causes): ToldChange[] =>
  compareTold(before, after).map(({ names, before: one, after: other }) => {
    const parts = diffWords(one, other)
    return { names, parts, facts: causes(lostIn(parts), wonIn(parts)) }
  })

/** The words that only the old text has, and those that only the new one has. */
export const lostIn = (parts: readonly Part[]): string => textIn(parts, 'removed')
export const wonIn = (parts: readonly Part[]): string => textIn(parts, 'added')
const textIn = (parts: readonly Part[], state: Part['state']): string =>
  parts.flatMap((part) => (part.state === state ? [part.text] : [])).join(' ')

/** A text as it was, and as it is. */
export const beforeIn = (parts: readonly Part[]): string =>
  parts.flatMap(({ state, text }) => (state === 'added' ? [] : [text])).join('')
export const afterIn = (parts: readonly Part[]): string =>
  parts.flatMap(({ state, text }) => (state === 'removed' ? [] : [text])).join('')
