import type { Element, Nodes, Root } from 'hast'
import type { VFile } from 'vfile'
import { eachNode } from '../../check/nodes.ts'
import { readingOf } from './read.ts'

/**
 * Gives a heading the names that it had before as well: links to those lead to the same place. Comes after the ids.
 * @returns a plugin for rehype
 */
export function rehypeOldHeadings() {
  return (tree: Root, file: VFile): void => {
    const { frontmatter } = readingOf(file)
    const old = Object.entries((frontmatter?.ok && frontmatter.data['oude-koppen']) || {})
    if (old.length === 0) return
    eachNode<Nodes>(tree, (node) => {
      if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return
      const names = old.filter(([, id]) => id === node.properties['id'])
      node.children.unshift(...names.map(([name]) => target(name)))
    })
  }
}

const target = (id: string): Element => ({ type: 'element', tagName: 'span', properties: { id }, children: [] })
