import type { Nodes, Paragraph, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { daysOfRun, runsOf } from '../../check/onDays.ts'
import { rulesOf } from '../../content/frontmatter.ts'
import type { PartName } from '../../content/blocks/parts.ts'
import { ruleOf } from '../../content/vocabulary.ts'
import type { BlockName } from '../../content/vocabulary.ts'
import { block, isBlock, isHeading } from './jsx.ts'
import { readingOf } from './read.ts'

/** The block that every section becomes. */
const ownSection = 'Sectie' satisfies BlockName

/**
 * Composes an overview page: each `## ` heading with what follows becomes a `<Sectie>`, and its heading,
 * introduction and "more" link become the section's head. Other kinds of page stay one column of prose. On both, a
 * heading over offers is there as long as one of them.
 */
export function remarkSections() {
  return (tree: Root, file: VFile): void => {
    const { frontmatter } = readingOf(file)
    const isOfSections = frontmatter?.ok && rulesOf(frontmatter.data).isComposed
    tree.children = runsOf(tree.children).flatMap((run) =>
      onDays(daysOfRun(run), isOfSections ? [toSection(run)] : run),
    )
  }
}

/** What is made of a run, shown only on its days. */
function onDays(days: string | undefined, made: RootContent[]): RootContent[] {
  if (days === undefined) return made
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'days', value: days }]
  return [{ ...block('OnDays' satisfies PartName, made), attributes }]
}

function toSection(nodes: RootContent[]): RootContent {
  const [first] = nodes
  if (first && isBlock(first, ownSection)) {
    const section = sectionOf(first.children)
    return { ...section, attributes: [...first.attributes, ...section.attributes] }
  }
  return sectionOf(nodes)
}

function sectionOf(nodes: RootContent[]): MdxJsxFlowElement {
  const isBeside = standsBeside(nodes)
  return block(ownSection, withHead(nodes, isBeside), isBeside ? 'isBeside' : undefined)
}

/** A section stands beside its heading when all its blocks do, or when its first has the number of items for it. */
function standsBeside(nodes: RootContent[]): boolean {
  const blocks = nodes.filter((node) => isBlock(node))
  const [first] = blocks
  if (!first || !nodes[0] || !isHeading(nodes[0], 2)) return false
  const besideOf = ({ name }: MdxJsxFlowElement) => ruleOf(name ?? '')?.beside
  return besideOf(first) === first.children.length || blocks.every((node) => besideOf(node) === true)
}

/**
 * Puts the heading with its introduction and the first link to more in a head.
 * @param isBeside the head has a column of its own, where an introduction may be long
 */
function withHead(nodes: RootContent[], isBeside: boolean): RootContent[] {
  const [heading, ...rest] = nodes
  if (!heading || !isHeading(heading, 2)) return nodes
  const [first] = rest
  const lead = first?.type === 'paragraph' && !isLinkOnly(first) && (isBeside || isShort(first)) ? [first] : []
  const more = rest.filter(isLinkOnly).slice(0, 1)
  const inHead: RootContent[] = [...lead, ...more]
  return [
    block('SectionHead' satisfies PartName, [
      heading,
      ...lead,
      ...more.map((node) => block('SectionMore' satisfies PartName, [withArrow(node)])),
    ]),
    ...rest.filter((node) => !inHead.includes(node)),
  ]
}

/** An introduction of a few lines is set larger; a longer one is ordinary text. */
const isShort = (node: RootContent): boolean => textLength(node) <= 170

const textLength = (node: Nodes): number => {
  if ('value' in node && node.type === 'text') return node.value.length
  return 'children' in node ? node.children.reduce((sum, child) => sum + textLength(child), 0) : 0
}

/** The link gets the arrow that every link to more has. */
function withArrow(paragraph: Paragraph): Paragraph {
  const [link] = paragraph.children
  if (link?.type === 'link')
    link.children.push({ type: 'mdxJsxTextElement', name: 'Arrow' satisfies PartName, attributes: [], children: [] })
  return paragraph
}

const isLinkOnly = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'link'
