import type { Nodes, Text } from 'mdast'
import { nodesOf, nodesOfType, typedIn } from './nodes.ts'

/** A line of a paragraph that begins with plain text. */
interface PlainLine {
  line: string
  /** Where it begins in the source, behind what sets it in. */
  offset: number
  /** Whether its paragraph begins with it. */
  isFirst: boolean
  /** Whether it stands at the margin of the file. */
  isAtMargin: boolean
}

/** The lines of each paragraph that begin with plain text; what follows a line break that was asked for is none. */
export function plainLines(tree: Nodes, source: string): { lines: PlainLine[]; isInList: boolean }[] {
  const inLists = new Set<Nodes>(nodesOfType(tree, 'listItem').flatMap(({ children }) => children))
  return nodesOf(tree).flatMap((node) =>
    node.type === 'paragraph'
      ? [
          {
            isInList: inLists.has(node),
            lines: node.children.flatMap((part, index, parts) => linesOf(part, index, source, parts[index + 1])),
          },
        ]
      : [],
  )
}

function linesOf(node: Nodes, index: number, source: string, next: Nodes | undefined): PlainLine[] {
  if (node.type !== 'text') return []
  let offset = startOf(node)
  // Markdown takes away what a line is set in with: its place is counted in what was typed.
  const typed = typedIn(node, source).split('\n')
  return node.value.split('\n').flatMap((line, number, all) => {
    const indent = number === 0 ? '' : (/^[\s>]*/.exec(typed[number] ?? '')?.[0] ?? '')
    const found = {
      line: number === all.length - 1 && isMark(line) && isAgainst(next) ? `${line.trimStart()}*` : line.trimStart(),
      offset: offset + indent.length,
      isFirst: index === 0 && number === 0,
      isAtMargin: number > 0 && indent === '',
    }
    offset += (typed[number]?.length ?? 0) + 1
    return index === 0 || number > 0 ? [found] : []
  })
}

export const startOf = ({ position }: Text): number => position?.start.offset ?? 0

/** What stands out right behind the mark of a list is against it: `1.**Intake**`. */
const isAgainst = (next: Nodes | undefined): boolean => next !== undefined && next.type !== 'break'
const isMark = (line: string): boolean => /^\s*(?:\d{1,2}[.)]|[-+])$/.test(line)
