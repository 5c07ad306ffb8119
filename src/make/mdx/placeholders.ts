import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { PartName } from '../../content/blocks/parts.ts'
import { isPlaceholder } from '../../content/placeholders.ts'

/**
 * Turns `{telefoon}` in running text into `<Fact name="telefoon" />`, so that braces never run code.
 * What is no fact stays what it is, and guard.ts stops at it.
 */
export function remarkPlaceholders() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!('value' in node) || !parent || index === undefined) return undefined
      const name = node.value.trim()
      if (node.type === 'mdxTextExpression' && isPlaceholder(name)) parent.children[index] = fact(name)
      if (node.type !== 'mdxFlowExpression' || !isPlaceholder(name)) return undefined
      const line = lineFrom(parent.children, index)
      parent.children.splice(index, line.count, line.paragraph)
      return [SKIP, index + 1]
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
