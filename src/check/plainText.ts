import type { Root } from 'mdast'
import { textOf } from './headings.ts'
import type { TextHeading } from './headings.ts'
import { nodesOf } from './nodes.ts'
import { daysIn } from './onDays.ts'

/** A heading with the words below it; what stands before the first heading has none. */
export interface TextPart {
  heading?: TextHeading
  /** When it is there, as {@link isOnDays} has it; absent when it always is. */
  days?: string
  text: string
}

/** The words of a text as a reader finds them under each heading, with facts between braces. */
export function partsOf(tree: Root, headings: readonly TextHeading[]): TextPart[] {
  const days = daysIn(tree)
  const parts: (Omit<TextPart, 'text'> & { words: string[] })[] = [{ words: [] }]
  const left = [...headings]
  for (const node of nodesOf(tree)) {
    const ofNode = days.get(node)
    const heading = node.type === 'heading' ? left.shift() : undefined
    if (heading || ofNode !== parts.at(-1)?.days)
      parts.push({ ...(heading && { heading }), ...(ofNode !== undefined && { days: ofNode }), words: [] })
    if (node.type === 'paragraph' || node.type === 'tableCell') parts.at(-1)?.words.push(textOf(node))
  }
  return parts.map(({ words, ...part }) => ({ ...part, text: words.join('\n') }))
}
