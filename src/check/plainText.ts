import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { textOf } from './headings.ts'
import type { TextHeading } from './headings.ts'

/** A heading with the words below it; what stands before the first heading has none. */
export interface TextPart {
  heading?: TextHeading
  text: string
}

/** The words of a text as a reader finds them under each heading, with facts between braces. */
export function partsOf(tree: Root, headings: readonly TextHeading[]): TextPart[] {
  const parts: { heading?: TextHeading; words: string[] }[] = [{ words: [] }]
  let next = 0
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const heading = headings[next]
      next += 1
      parts.push({ ...(heading && { heading }), words: [] })
      return 'skip'
    }
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return undefined
    parts.at(-1)?.words.push(textOf(node))
    return 'skip'
  })
  return parts.map(({ heading, words }) => ({ ...(heading && { heading }), text: words.join('\n') }))
}
