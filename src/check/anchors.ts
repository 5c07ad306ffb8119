import GithubSlugger from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { layoutIds } from '../content/layoutIds.ts'
import type { Problem } from './problems.ts'

/** The ids that blocks give to what they make, by the name of the block; nothing where they cannot be known. */
export type BlockAnchors = Readonly<Record<string, readonly string[] | undefined>>

/** The headings of a page with the ids that rehype-slug gives them (its own slugger, in the order of the page). */
function headingAnchors(tree: Root): { heading: Heading; id: string }[] {
  const slugger = new GithubSlugger()
  const anchors: { heading: Heading; id: string }[] = []
  visit(tree, 'heading', (heading) => {
    anchors.push({ heading, id: slugger.slug(textOf(heading)) })
  })
  return anchors
}

/** A fact between braces is no part of an id: it is not known when the ids are made. */
const textOf = (node: Nodes): string => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The ids that the blocks on a page make, a list for each block. */
function blockAnchors(tree: Root, ofBlocks: BlockAnchors): (readonly string[] | undefined)[] {
  const anchors: (readonly string[] | undefined)[] = []
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name && Object.hasOwn(ofBlocks, node.name)) anchors.push(ofBlocks[node.name])
  })
  return anchors
}

/** Everything on a page that a link can lead to; nothing when that cannot be known. */
export function anchorsOf(tree: Root, ofBlocks: BlockAnchors): string[] | undefined {
  const anchors = headingAnchors(tree).map(({ id }) => id)
  for (const ids of blockAnchors(tree, ofBlocks)) {
    if (!ids) return undefined
    anchors.push(...ids)
  }
  return anchors
}

/** A heading whose id another part of the page has already: a link would lead there. */
export function checkAnchors(file: string, tree: Root, ofBlocks: BlockAnchors): Problem[] {
  const taken = new Set<string>([
    ...Object.values(layoutIds),
    ...blockAnchors(tree, ofBlocks).flatMap((ids) => ids ?? []),
  ])
  return headingAnchors(tree)
    .filter(({ id }) => taken.has(id))
    .map(({ heading, id }) => {
      const { line = 1, column = 1 } = heading.position?.start ?? {}
      const message = `Een ander deel van deze pagina heet ook al "#${id}". Geef deze kop andere woorden.`
      return { file, line, column, message }
    })
}

/** The second-level headings of a page, with its facts still between braces. */
export const headingsOf = (tree: Root): { id: string; text: string }[] =>
  headingAnchors(tree).flatMap(({ heading, id }) => (heading.depth === 2 ? [{ id, text: writtenText(heading) }] : []))

const writtenText = (node: Nodes): string => {
  if (node.type === 'mdxTextExpression') return `{${node.value.trim()}}`
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(writtenText).join('') : ''
}
