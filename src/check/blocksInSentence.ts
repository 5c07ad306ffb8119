import type { Nodes, Root } from 'mdast'
import { ruleOf } from '../content/vocabulary.ts'
import { nodesOf } from './nodes.ts'
import { isBlock } from './textParts.ts'

/**
 * The blocks that stand in a line of text while they make more than a line: a paragraph cannot hold those. Alone on its
 * line a block is read as one (MDX takes the paragraph around it away).
 */
export function blocksInSentence(tree: Root): ReadonlySet<Nodes> {
  const found = new Set<Nodes>()
  for (const parent of nodesOf(tree)) {
    if (!('children' in parent) || isBlock(parent) || parent.type === 'root') continue
    const isAlone = parent.type === 'paragraph' && parent.children.every((child) => isBlock(child) || isSpace(child))
    for (const child of isAlone ? [] : parent.children) {
      if (child.type === 'mdxJsxTextElement' && isLarge(child.name ?? '')) found.add(child)
    }
  }
  return found
}

const isLarge = (name: string): boolean => {
  const { isInline = false, isBare = false } = ruleOf(name) ?? { isInline: true }
  return !isInline && !isBare
}

const isSpace = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''
