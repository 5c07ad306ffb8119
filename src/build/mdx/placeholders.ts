import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isPlaceholder } from '../../content/placeholders.ts'

/**
 * Turns `{telefoon}` in running text into `<Feit naam="telefoon" />`, so that braces never run code.
 * What is no fact has been reported by the check of the content.
 */
export function remarkPlaceholders() {
  return (tree: Root): void => {
    visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
      if (!('value' in node) || !parent || !('children' in parent) || index === undefined) return
      const name = node.value.trim()
      const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'naam', value: name }]
      const children = parent.children as unknown[]
      children[index] = isPlaceholder(name)
        ? { type: 'mdxJsxTextElement', name: 'Feit', attributes, children: [] }
        : { type: 'text', value: '' }
    })
  }
}
