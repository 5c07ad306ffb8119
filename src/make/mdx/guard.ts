import type { Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { eachNode } from '../../check/nodes.ts'
import { partNames } from '../../content/blocks/parts.ts'
import { blockNames, itemOf, ruleOf } from '../../content/vocabulary.ts'

/** What Markdown itself is made of: text, and marks around text. */
const markdown: readonly string[] = [
  'root',
  'paragraph',
  'heading',
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'code',
  'break',
  'thematicBreak',
  'blockquote',
  'list',
  'listItem',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'definition',
  'table',
  'tableRow',
  'tableCell',
] satisfies Nodes['type'][]

const items = blockNames.filter((name) => ruleOf(name)?.children === 'items').map(itemOf)
const names: readonly string[] = [...blockNames, ...items, ...partNames]

/**
 * The one place where content becomes code: lets through Markdown and blocks with plain words, and stops at anything
 * else, so that no text of a writer runs during the build. It stands after every plugin that replaces what writers
 * type, and does not rely on the check of the content.
 */
export function remarkGuard() {
  return (tree: Root, file: VFile): void => {
    eachNode<Nodes>(tree, (node) => {
      if (!isPlain(node)) file.fail(`Dit zou als code worden uitgevoerd (${node.type}). Haal het weg.`, node)
    })
  }
}

function isPlain(node: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return markdown.includes(node.type)
  const given = node.attributes.map((item) =>
    item.type === 'mdxJsxAttribute' && (typeof item.value === 'string' || !item.value) ? item.name : undefined,
  )
  // Of two attributes with one name both are evaluated, whichever of them is shown.
  return names.includes(node.name ?? '') && !given.includes(undefined) && new Set(given).size === given.length
}
