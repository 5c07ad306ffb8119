import type { Root } from 'mdast'
import { textOf } from './headings.ts'
import type { TextHeading } from './headings.ts'
import { nodesOf } from './nodes.ts'

/** A heading with the words below it; what stands before the first heading has none. */
export interface TextPart {
  heading?: TextHeading
  text: string
}

/** The words of a text as a reader finds them under each heading, with facts between braces. */
export function partsOf(tree: Root, headings: readonly TextHeading[]): TextPart[] {
  const parts: { heading?: TextHeading; words: string[] }[] = [{ words: [] }]
  let next = 0
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading') {
      const heading = headings[next]
      next += 1
      parts.push({ ...(heading && { heading }), words: [] })
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') parts.at(-1)?.words.push(textOf(node))
  }
  return parts.map(({ heading, words }) => ({ ...(heading && { heading }), text: words.join('\n') }))
}
