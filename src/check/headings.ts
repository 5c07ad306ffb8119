import GithubSlugger from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { nodesOfType } from './nodes.ts'

/** A heading of a text, with the id that links lead to. */
export interface TextHeading {
  /** 2 for `## `. */
  depth: number
  id: string
  /** Its words; a fact keeps its braces. */
  text: string
}

/** A heading with its place in the text. */
interface PlacedHeading extends TextHeading {
  node: Heading
}

/** The headings of a text in their order; words that come again get a number behind their id. */
export function headingsOf(tree: Root): PlacedHeading[] {
  const slugger = new GithubSlugger()
  const headings: PlacedHeading[] = []
  for (const node of nodesOfType(tree, 'heading')) {
    // A fact is no part of an id: it is not known when the ids are made.
    headings.push({ node, depth: node.depth, id: slugger.slug(textOf(node, () => '')), text: textOf(node, braced) })
  }
  return headings
}

const braced = (fact: string): string => `{${fact.trim()}}`

/**
 * The words of a part of a text, without those of its pictures.
 * @param show how a fact between braces is shown
 */
export function textOf(node: Nodes, show: (fact: string) => string = braced): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return show(node.value)
  return 'children' in node ? node.children.map((child) => textOf(child, show)).join('') : ''
}
