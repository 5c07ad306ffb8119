import type { Paragraph, Root, RootContent } from 'mdast'
import { vocabulary } from '../../content/vocabulary.ts'
import { block, isBlock, isHeading } from './jsx.ts'

/**
 * Composes an overview page: each `## ` heading with what follows becomes a `<Sectie>`, and its heading,
 * introduction and "more" link become the section's head. Other kinds of page stay one column of prose.
 */
export function remarkSections() {
  return (tree: Root): void => {
    const frontmatter = tree.children.find((node) => node.type === 'yaml')
    if (!/^kind:\s*(["']?)(home|overzicht)\1\s*(#.*)?$/m.test(frontmatter?.value ?? '')) return
    const outside = tree.children.filter(({ type }) => type === 'yaml' || type === 'mdxjsEsm')
    const content = tree.children.filter((node) => !outside.includes(node))
    tree.children = [...outside, ...split(content).map(toSection)]
  }
}

/** Starts a new run of nodes at each `## ` heading and around each block that is a section by itself. */
function split(nodes: RootContent[]): RootContent[][] {
  const runs: RootContent[][] = []
  let open = false
  for (const node of nodes) {
    const alone = isBlock(node) && vocabulary[node.name ?? '']?.section === true
    if (alone || isHeading(node, 2) || !open) runs.push([node])
    else runs.at(-1)?.push(node)
    open = !alone
  }
  return runs
}

function toSection(nodes: RootContent[]): RootContent {
  const [first] = nodes
  if (first && isBlock(first, 'Sectie')) {
    first.children = withHead(first.children) as typeof first.children
    return first
  }
  return block('Sectie', withHead(nodes), layoutOf(nodes))
}

/** Three value cards stand beside their heading on a wide screen (design, "Value card"). */
function layoutOf(nodes: RootContent[]): Record<string, string> {
  const cards = nodes.find((node) => isBlock(node))
  return cards && isBlock(cards, 'Kaarten') && cards.children.length === 3 ? { indeling: 'naast' } : {}
}

function withHead(nodes: RootContent[]): RootContent[] {
  const [heading, ...rest] = nodes
  if (!heading || !isHeading(heading, 2)) return nodes
  const end = rest.findIndex((node) => node.type !== 'paragraph' || isLinkOnly(node))
  const lead = rest.slice(0, end === -1 ? rest.length : end).slice(0, 1)
  const body = rest.slice(lead.length)
  const more = body.filter(isLinkOnly).slice(0, 1)
  const moreBlock = more.map((node) => block('Meer', [withArrow(node)]))
  return [
    block('SectieKop', [heading, ...lead, ...moreBlock]),
    ...body.filter((node) => !more.includes(node as Paragraph)),
  ]
}

/** The link gets the arrow that every link to more has. */
function withArrow(paragraph: Paragraph): Paragraph {
  const [link] = paragraph.children
  if (link?.type === 'link')
    link.children.push({ type: 'mdxJsxTextElement', name: 'Pijl', attributes: [], children: [] })
  return paragraph
}

const isLinkOnly = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'link'
