import type { Nodes, Root, RootContent } from 'hast'
import { eachNode } from '../../check/nodes.ts'

/** What begins on a line of its own, so that no space before or after it shows. */
const blocks = /^(?:p|h[1-6]|[uo]l|li|table|t(?:head|body|r|h|d)|blockquote|pre|hr)$/

const isBlock = (node: RootContent | undefined): boolean =>
  node === undefined || node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blocks.test(node.tagName))

/**
 * Takes out the line ends that stand between blocks, which nobody sees: each would be a node of the page (36 bytes of a
 * compressed complaint).
 * @returns a plugin for rehype
 */
export function rehypeBetweenBlocks() {
  return (tree: Root): void => {
    eachNode<Nodes>(tree, (node) => {
      if (!('children' in node)) return
      const all = node.children as RootContent[]
      const isBetween = (child: RootContent, index: number) =>
        child.type === 'text' && child.value === '\n' && isBlock(all[index - 1]) && isBlock(all[index + 1])
      node.children = all.filter((child, index) => !isBetween(child, index)) as typeof node.children
    })
  }
}
