import type { Nodes } from 'mdast'

const lists = new WeakMap<Nodes, readonly Nodes[]>()

/**
 * Every part of a text in the order of reading, the text itself first. The list is made once for all who look through
 * the same text: each of forty rules walking the tree took longer than parsing it.
 */
export function nodesOf(tree: Nodes): readonly Nodes[] {
  const known = lists.get(tree)
  if (known) return known
  const all: Nodes[] = []
  const add = (node: Nodes): void => {
    all.push(node)
    if ('children' in node) for (const child of node.children) add(child)
  }
  add(tree)
  lists.set(tree, all)
  return all
}

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

/** The parts of a text of one type, in the order of reading. */
export const nodesOfType = <Type extends Nodes['type']>(tree: Nodes, type: Type): readonly NodeOf<Type>[] =>
  nodesOf(tree).filter((node): node is NodeOf<Type> => node.type === type)
