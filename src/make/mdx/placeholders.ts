import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { eachNode } from '../../check/nodes.ts'
import type { PartName } from '../../content/blocks/parts.ts'
import { isPlaceholder } from '../../content/placeholders.ts'

/**
 * Turns `{telefoon}` in running text into `<Fact name="telefoon" />`, so that braces never run code.
 * What is no fact stays what it is, and guard.ts stops at it.
 */
export function remarkPlaceholders() {
  return (tree: Root): void => {
    eachNode<Nodes>(tree, (parent) => {
      if (!('children' in parent)) return
      for (const [index, node] of parent.children.entries()) {
        if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') continue
        const name = node.value.trim()
        if (!isPlaceholder(name)) continue
        if (node.type === 'mdxTextExpression') parent.children[index] = fact(name)
        else {
          const line = lineFrom(parent.children, index)
          parent.children.splice(index, line.count, line.paragraph)
        }
      }
    })
  }
}

const fact = (name: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Fact' satisfies PartName,
  attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
  children: [],
})

/** A line with nothing but facts has no paragraph in MDX, and a writer means one: the facts of it, with their spaces. */
function lineFrom(nodes: RootContent[], start: number): { paragraph: Paragraph; count: number } {
  const children: PhrasingContent[] = []
  let count = 0
  let end: number | undefined
  for (const node of nodes.slice(start)) {
    const { position } = node
    const isApart = end !== undefined && position !== undefined && position.start.line > end + 1
    if (node.type !== 'mdxFlowExpression' || !isPlaceholder(node.value.trim()) || isApart) break
    if (count > 0) children.push({ type: 'text', value: ' ' })
    children.push(fact(node.value.trim()))
    count += 1
    end = position?.end.line
  }
  return { paragraph: { type: 'paragraph', children }, count }
}
