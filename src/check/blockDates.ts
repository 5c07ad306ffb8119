import type { Root } from 'mdast'
import { blockNames, ruleOf } from '../content/vocabulary.ts'
import { eachBlock, wordsTo } from './textParts.ts'

/** A block with a first or a last day, and where it stands. */
export interface DatedBlock {
  name: string
  from?: string
  until?: string
  line: number
  column: number
}

/** The blocks that take a first and a last day. */
const dated = new Set(
  blockNames.filter((name) => Object.values(ruleOf(name)?.props ?? {}).some(({ type }) => type === 'date')),
)

/** The blocks of a text that have days. */
export function datedBlocks(tree: Root): DatedBlock[] {
  const found: DatedBlock[] = []
  eachBlock(tree, (node, name) => {
    const given = new Map(wordsTo(node).map(({ key, value }) => [key, value]))
    const [from, until] = [given.get('vanaf'), given.get('tot')]
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (dated.has(name) && (from !== undefined || until !== undefined))
      found.push({ name, ...(from !== undefined && { from }), ...(until !== undefined && { until }), line, column })
  })
  return found
}
