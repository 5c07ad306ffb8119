import type { AsPlainObject } from 'minisearch'

/** The fields of the index, in the order of their numbers. */
export const fields = ['title', 'words', 'headings', 'text'] as const

/** An index as it is sent: a third smaller than MiniSearch writes it, since how often a page has a word is left out. */
export interface CompactIndex {
  /** How many words each page has in each field. */
  lengths: number[][]
  /** A line for each term: the letters that it shares with the one before, the rest, and its pages in each field. */
  terms: string
}

/** A page as one letter; those of Latin Extended and beyond, which no term has. */
const letterOf = (page: string): string => String.fromCharCode(first + Number(page))
const first = 0x100

/** Makes an index small enough to send; the pages must have been added by their number from 0. */
export function compacted({ index, fieldLength, documentCount }: AsPlainObject): CompactIndex {
  let before = ''
  const lines = index
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, entries]) => {
      let shared = 0
      while (shared < 9 && shared < term.length && term[shared] === before[shared]) shared += 1
      before = term
      const pages = fields.map((_, field) =>
        Object.keys(entries[field] ?? {})
          .map(letterOf)
          .join(''),
      )
      return `${shared}${term.slice(shared)},${pages.join(',')}`.replace(/,+$/, '')
    })
  const lengths = Array.from({ length: documentCount }, (_, page) =>
    fields.map((__, field) => fieldLength[page]?.[field] ?? 0),
  )
  return { lengths, terms: lines.join('\n') }
}

/** The index as MiniSearch reads it. */
export function expanded({ lengths, terms }: CompactIndex): AsPlainObject {
  let before = ''
  const index = terms.split('\n').map((line): AsPlainObject['index'][number] => {
    const [head = '', ...pages] = line.split(',')
    before = before.slice(0, Number(head[0])) + head.slice(1)
    const entries = pages.flatMap((letters, field) =>
      letters === ''
        ? []
        : [[field, Object.fromEntries([...letters].map((letter) => [letter.charCodeAt(0) - first, 1]))] as const],
    )
    return [before, Object.fromEntries(entries)]
  })
  return {
    index,
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: byNumber(lengths.map((_, page) => page)),
    fieldIds: Object.fromEntries(fields.map((name, field) => [name, field])),
    fieldLength: byNumber(lengths),
    averageFieldLength: fields.map(
      (_, field) => lengths.reduce((sum, of) => sum + (of[field] ?? 0), 0) / lengths.length,
    ),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2,
  }
}

const byNumber = <Value>(values: readonly Value[]): Record<number, Value> => Object.fromEntries(values.entries())
