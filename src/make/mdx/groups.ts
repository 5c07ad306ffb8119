import type { Nodes, Root, RootContent } from 'mdast'
import { eachNode } from '../../check/nodes.ts'
import { itemOf, ruleOf } from '../../content/vocabulary.ts'
import { block, isHeading } from './jsx.ts'

/**
 * Puts each `###` heading inside a block of items (`<Vragen>`) together with the text below it in an item of its own
 * (`<Vragen.Item>`), so that writers only write Markdown.
 */
export function remarkGroups() {
  return (tree: Root): void => {
    eachNode<Nodes>(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement') return
      const name = node.name ?? ''
      if (ruleOf(name)?.children !== 'items') return
      node.children = groupByHeading(node.children).map((children) => block(itemOf(name), children))
    })
  }
}

/** Splits nodes at each `###`; what stands above the first one is left out (the check reports it). */
function groupByHeading(nodes: RootContent[]): RootContent[][] {
  const groups: RootContent[][] = []
  for (const node of nodes) {
    if (isHeading(node, 3)) groups.push([node])
    else groups.at(-1)?.push(node)
  }
  return groups
}
