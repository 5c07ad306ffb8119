import type { Block } from '../read/blocks.ts'
import type { BuiltPage } from '../readPage.ts'
import { keyOf } from './align.ts'

/** A page on both sides, or on one of them. */
export interface PagePair {
  before?: BuiltPage
  after?: BuiltPage
}

type Pages = ReadonlyMap<string, BuiltPage>

/** From this share of the same text on, a page at a new address is one that had another before. */
const sameText = 0.5

/** Every page with what it was, in the order of their addresses; one that got another address is one page. */
export function pairPages(before: Pages, after: Pages): PagePair[] {
  const gone = [...before.values()].filter(({ path }) => !after.has(path))
  const come = [...after.values()].filter(({ path }) => !before.has(path))
  const [ownBefore, ownAfter] = [ownBlocks(before), ownBlocks(after)]
  const moved = new Map<BuiltPage, BuiltPage>()
  for (const page of come) {
    const [best] = gone
      .filter((old) => ![...moved.values()].includes(old))
      .map((old) => ({ old, share: sharedText(ownBefore(old), ownAfter(page)) }))
      .filter(({ share }) => share >= sameText)
      .toSorted((a, b) => b.share - a.share)
    if (best) moved.set(page, best.old)
  }
  const renamed = new Set(moved.values())
  const pairs = [...after.values()].map((page): PagePair => {
    const old = before.get(page.path) ?? moved.get(page)
    return { after: page, ...(old && { before: old }) }
  })
  return [...pairs, ...gone.filter((page) => !renamed.has(page)).map((page) => ({ before: page }))].toSorted((a, b) =>
    pathOf(a) < pathOf(b) ? -1 : 1,
  )
}

export const pathOf = ({ before, after }: PagePair): string => (after ?? before)?.path ?? ''

/** Gives the blocks of a page that no other page has: what all pages say makes no two of them the same. */
function ownBlocks(pages: Pages): (page: BuiltPage) => Block[] {
  const counts = new Map<string, number>()
  for (const { blocks } of pages.values())
    for (const key of new Set(blocks.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return ({ blocks }) => blocks.filter((block) => counts.get(keyOf(block)) === 1)
}

/** The share of the letters of the longer of two texts that stand in blocks of both, from 0 to 1. */
function sharedText(one: readonly Block[], other: readonly Block[]): number {
  const keys = new Set(one.map(keyOf))
  const shared = other.filter((block) => keys.has(keyOf(block)))
  return lengthOf(shared) / Math.max(lengthOf(one), lengthOf(other), 1)
}

const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0)
