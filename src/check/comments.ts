import type { List, Nodes, Parents, Root, RootContent } from 'mdast'
import { eachNode } from './nodes.ts'

/**
 * Writes remarks of HTML (`<!-- … -->`) as MDX has them, sign for sign, so that everything keeps its place. MDX itself
 * takes only its own.
 */
export const withRemarks = (source: string): string =>
  source.replace(/<!--([\s\S]*?)-->/g, (_, words: string) => `{/* ${words.replace(/[{}*\\]/g, ' ')}*/}`)

const isRemark = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(node.value)

/** Takes the remarks of writers out of a text, so that nobody who reads it further has to know of them. */
export function removeRemarks(tree: Root): void {
  eachNode<Nodes>(tree, (node) => {
    if ('children' in node && node.children.some(isRemark)) clean(node)
  })
}

function clean(parent: Parents): void {
  const kept: RootContent[] = []
  let isAfterRemark = false
  for (const node of parent.children) {
    const before = kept.at(-1)
    const goesOn = isAfterRemark && before?.type === 'list' && node.type === 'list' && before.ordered === node.ordered
    isAfterRemark = isRemark(node) || isEmptied(node)
    if (goesOn) extend(before, node)
    else if (!isAfterRemark) kept.push(node)
  }
  Object.assign(parent, { children: kept })
}

/** A line of nothing but remarks. */
const isEmptied = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.children.every((child) => isRemark(child) || isSpace(child))

const isSpace = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''

/** A list that a remark stands in goes on behind it. */
function extend(list: List, more: List): void {
  list.children.push(...more.children)
  if (list.position && more.position) list.position.end = more.position.end
}
