import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import { isPlaceholder } from '../../content/placeholders.ts'

/**
 * Turns `{telefoon}` in running text into `<Feit naam="telefoon" />`, so that braces never run code.
 * What is no fact has been reported by the check of the content.
 */
export function remarkPlaceholders() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!('value' in node) || !parent || index === undefined) return undefined
      if (node.type === 'mdxTextExpression') parent.children[index] = factOrNothing(node.value)
      if (node.type !== 'mdxFlowExpression') return undefined
      const line = lineFrom(parent.children, index)
      parent.children.splice(index, line.count, line.paragraph)
      return [SKIP, index + 1]
    })
  }
}

const factOrNothing = (value: string): PhrasingContent => {
  const name = value.trim()
  return isPlaceholder(name) ? fact(name) : { type: 'text', value: '' }
}

const fact = (name: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Feit',
  attributes: [{ type: 'mdxJsxAttribute', name: 'naam', value: name }],
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
    if (node.type !== 'mdxFlowExpression' || isApart) break
    if (count > 0) children.push({ type: 'text', value: ' ' })
    children.push(factOrNothing(node.value))
    count += 1
    end = position?.end.line
  }
  return { paragraph: { type: 'paragraph', children }, count }
}
