import type { Element, Nodes, Root } from 'hast'
import { valueToEstree } from 'estree-util-value-to-estree'
import { SKIP, visit } from 'unist-util-visit'
import type { PartName } from '../../content/blocks/parts.ts'
import type { PageHeading } from '../../site/page.ts'

/** Exports the second-level headings of a page as `headings`, after rehype-slug gave them ids. */
export function rehypeHeadings() {
  return (tree: Root): void => {
    const headings: PageHeading[] = []
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'h2') return undefined
      headings.push({ id: String(node.properties.id), text: textOf(node) })
      return SKIP
    })
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: exportConst('headings', headings) },
    })
  }
}

function exportConst(name: string, value: PageHeading[]) {
  return {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [
      {
        type: 'ExportNamedDeclaration' as const,
        specifiers: [],
        attributes: [],
        source: null,
        declaration: {
          type: 'VariableDeclaration' as const,
          kind: 'const' as const,
          declarations: [
            {
              type: 'VariableDeclarator' as const,
              id: { type: 'Identifier' as const, name },
              init: valueToEstree(value.map((heading) => ({ ...heading }))),
            },
          ],
        },
      },
    ],
  }
}

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  // A fact keeps its braces; collection.ts fills it in, as it does in frontmatter.
  if (node.type === 'mdxJsxTextElement' && node.name === ('Fact' satisfies PartName))
    return `{${String(node.attributes[0]?.value)}}`
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
