import { diffArrays } from 'diff'
import type { Block } from '../read/blocks.ts'

/** A block with its place on its own page, and where it stands, or would stand, on the new one. */
export interface Placed {
  block: Block
  at: number
  order: number
}
/** What differs between two things that both pages have. */
export interface Hunk {
  gone: Placed[]
  come: Placed[]
}
export type Pair = [before: Placed, after: Placed]

/** What makes two blocks the same to a reader. */
export const keyOf = ({ kind, text, addresses }: Block): string => JSON.stringify([kind, text, addresses])

/** Splits two pages into what both have, and the hunks between. */
export function align(before: readonly Block[], after: readonly Block[]): { hunks: Hunk[]; same: Pair[] } {
  const hunks: Hunk[] = []
  const same: Pair[] = []
  let [at, to] = [0, 0]
  let open: Hunk | undefined
  for (const { value, added, removed } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const gone = added ? [] : place(before, at, value.length, to)
    const come = removed ? [] : place(after, to, value.length)
    at += gone.length
    to += come.length
    if (added || removed) {
      if (!open) hunks.push((open = { gone: [], come: [] }))
      open.gone.push(...gone)
      open.come.push(...come)
    } else {
      open = undefined
      for (const [index, one] of gone.entries()) {
        const other = come[index]
        if (other) same.push([one, other])
      }
    }
  }
  return { hunks, same }
}

/** @param before where the first of them would stand on the new page: what is gone stands just before that */
const place = (blocks: readonly Block[], from: number, length: number, before?: number): Placed[] =>
  blocks.slice(from, from + length).map((block, index) => ({
    block,
    at: from + index,
    order: before === undefined ? from + index : before - 1 + (index + 1) / (length + 1),
  }))
