import type { Block } from '../read/blocks.ts'
import { align, keyOf } from './align.ts'
import type { Hunk, Pair, Placed } from './align.ts'
import { likeness } from './words.ts'

/** What became of one block, or of some that moved together; nothing on a side means that it is not there. */
export interface BlockChange {
  state: 'changed' | 'added' | 'removed' | 'moved' | 'picture'
  before: Block[]
  after: Block[]
}

/** From this much in common on, two blocks at the same spot are one that was rewritten; elsewhere it takes more. */
const sameSpot = 0.35
const elsewhere = 0.7
/** A name or a button; two of them at the same spot may have no word in common. */
const short = 40

/**
 * What changed between the blocks of two pages, in the order of the new one: a block that only stands elsewhere has
 * moved, one that was rewritten is compared with what it was, and a picture may be drawn anew.
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const { hunks, same } = align(before, after)
  const redrawn = same.filter(([one, other]) => one.block.source !== other.block.source)
  const moved = takeMoved(hunks)
  const changed = hunks.flatMap(({ gone, come }) => takePairs(gone, come, sameSpot))
  const [gone, come] = [hunks.flatMap((hunk) => hunk.gone), hunks.flatMap((hunk) => hunk.come)]
  const rewritten = takePairs(gone, come, elsewhere)
  const order = [
    ...redrawn.map((pair) => [change('picture', [pair[0]], [pair[1]]), pair[1].order] as const),
    ...grouped(moved).map(
      (pairs) =>
        [
          change(
            'moved',
            pairs.map(([one]) => one),
            pairs.map(([, other]) => other),
          ),
          pairs[0]?.[1].order ?? 0,
        ] as const,
    ),
    ...[...changed, ...rewritten].map(([one, other]) => [change('changed', [one], [other]), other.order] as const),
    ...gone.map((one) => [change('removed', [one], []), one.order] as const),
    ...come.map((one) => [change('added', [], [one]), one.order] as const),
  ]
  return order.toSorted(([, a], [, b]) => a - b).map(([each]) => each)
}

const change = (state: BlockChange['state'], gone: readonly Placed[], come: readonly Placed[]): BlockChange => ({
  state,
  before: gone.map(({ block }) => block),
  after: come.map(({ block }) => block),
})

/** Takes out of the hunks what stands elsewhere word for word. */
function takeMoved(hunks: readonly Hunk[]): Pair[] {
  return hunks.flatMap((hunk) =>
    [...hunk.gone].flatMap((one): Pair[] => {
      const to = hunks.find(({ come }) => come.some(isSame(one)))
      const other = to?.come.find(isSame(one))
      if (!to || !other) return []
      take(hunk.gone, one)
      take(to.come, other)
      return [[one, other]]
    }),
  )
}

const isSame =
  ({ block }: Placed) =>
  (other: Placed): boolean =>
    other.block.text !== '' && keyOf(other.block) === keyOf(block)

const take = (list: Placed[], one: Placed): void => {
  list.splice(list.indexOf(one), 1)
}

/** Takes out the pairs that have most in common, each block in one pair at most. */
function takePairs(gone: Placed[], come: Placed[], least: number): Pair[] {
  return gone
    .flatMap((one) => come.map((other) => ({ one, other, like: alike(one.block, other.block) })))
    .filter(({ like }) => like >= least)
    .toSorted((a, b) => b.like - a.like)
    .flatMap(({ one, other }): Pair[] => {
      if (!gone.includes(one) || !come.includes(other)) return []
      take(gone, one)
      take(come, other)
      return [[one, other]]
    })
}

/** A picture is only compared with a picture. */
function alike(one: Block, other: Block): number {
  if ((one.kind === 'beeld') !== (other.kind === 'beeld')) return 0
  if (one.kind === 'beeld') return one.addresses[0] === other.addresses[0] ? 1 : sameSpot
  const mayDiffer = one.kind === other.kind && Math.max(one.text.length, other.text.length) < short
  return Math.max(likeness(one.text, other.text), mayDiffer ? sameSpot : 0)
}

/** Blocks that moved in a row are one move. */
function grouped(moved: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = []
  for (const pair of moved.toSorted(([, a], [, b]) => a.at - b.at)) {
    const last = groups.at(-1)?.at(-1)
    if (last && last[0].at === pair[0].at - 1 && last[1].at === pair[1].at - 1) groups.at(-1)?.push(pair)
    else groups.push([pair])
  }
  return groups
}
