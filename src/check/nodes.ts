import type { Nodes } from 'mdast'
import { onceFor } from '../content/once.ts'

/**
 * Shows every part of a tree as it is now, in the order of reading: what is changed below a part is shown changed. Of
 * unist-util-visit a third of the time is the naming of functions.
 */
export function eachNode<Node extends object>(node: Node, see: (node: Node) => void): void {
  see(node)
  if ('children' in node) for (const child of node.children as Node[]) eachNode(child, see)
}

const lists = new WeakMap<Nodes, readonly Nodes[]>()

/**
 * Every part of a text in the order of reading, the text itself first. The list is made once for all who look through
 * the same text: each of forty rules walking the tree took longer than parsing it.
 */
export function nodesOf(tree: Nodes): readonly Nodes[] {
  return onceFor(lists, tree, () => {
    const all: Nodes[] = []
    eachNode(tree, (node) => void all.push(node))
    return all
  })
}

/** The source of a part of a text, as it is typed. */
export const typedIn = ({ position }: Pick<Nodes, 'position'>, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset)

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

/** The parts of a text of one type, in the order of reading. */
export const nodesOfType = <Type extends Nodes['type']>(tree: Nodes, type: Type): readonly NodeOf<Type>[] =>
  nodesOf(tree).filter((node): node is NodeOf<Type> => node.type === type)
