import type { Definition, Image, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { decorative } from '../content/pictures.ts'
import { ruleOf } from '../content/vocabulary.ts'
import type { BlockRule, PropRule } from '../content/vocabulary.ts'
import { textOf } from './headings.ts'
import { nodesOf, nodesOfType } from './nodes.ts'

export type Block = MdxJsxFlowElement | MdxJsxTextElement
/** What is given to a block between `<` and `>`. */
export type Attribute = Block['attributes'][number]

/** Shows each block of a text with what the vocabulary says of it; a block that nobody knows has a rule of its own. */
export function eachBlock(tree: Root, see: (node: Block, name: string, rule: BlockRule) => void): void {
  for (const node of nodesOf(tree)) {
    if (!isBlock(node)) continue
    const rule = ruleOf(node.name ?? '')
    if (rule) see(node, node.name ?? '', rule)
  }
}

export const isBlock = (node: Nodes): node is Block =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The words that are given to a block between `<` and `>`. */
export const wordsTo = ({ attributes }: Block): { attribute: Attribute; key: string; value: string }[] =>
  attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [{ attribute, key: attribute.name, value: attribute.value }]
      : [],
  )

/** A word that is given to a block: what is wrong with its form has a rule of its own. */
interface Given {
  node: Block
  attribute: Attribute
  block: string
  key: string
  value: string
}

/** The words that are given to the blocks of a text where they take one of this type. */
export function givenOf(tree: Root, type: NonNullable<PropRule['type']>): Given[] {
  const found: Given[] = []
  eachBlock(tree, (node, block, { props = {} }) => {
    for (const { attribute, key, value } of wordsTo(node)) {
      const rule = Object.hasOwn(props, key) ? props[key] : undefined
      if (rule?.type === type && isWord(value)) found.push({ node, attribute, block, key, value })
    }
  })
  return found
}

/** Whether a value can be what a block needs: it is not empty and names no fact. */
const isWord = (value: string): boolean => value.trim() !== '' && !/[{}]/.test(value)

/** An address that a text leads to, and the part of it that says so. */
interface Target {
  node: Nodes | Attribute
  url: string
}

/** Where the links and the buttons of a text lead. */
export function targetsOf(tree: Root): Target[] {
  const links: Target[] = []
  for (const node of nodesOfType(tree, 'link')) links.push({ node, url: node.url })
  for (const { node, use } of definitionsOf(tree)) if (use === 'link') links.push({ node, url: node.url })
  return [...links, ...givenOf(tree, 'path').map(({ attribute, value }) => ({ node: attribute, url: value }))]
}

/** A picture that a text shows. */
interface ShownPicture {
  node: Nodes | Attribute
  /** Its name in content/_beelden, or its address elsewhere. */
  name: string
  /** Whether the text itself says what it shows, or that it is decorative. */
  isDescribed: boolean
}

/** The pictures that a text shows. */
export function picturesOf(tree: Root): ShownPicture[] {
  const pictures: ShownPicture[] = []
  const ofImages = imageNames(tree)
  for (const node of nodesOfType(tree, 'image')) pictures.push({ node, name: node.url, isDescribed: Boolean(node.alt) })
  for (const { node, use } of definitionsOf(tree))
    if (use === 'image') pictures.push({ node, name: node.url, isDescribed: ofImages.get(node.identifier) ?? false })
  const given = givenOf(tree, 'picture')
  return [...pictures, ...given.map(({ attribute, value }) => ({ node: attribute, name: value, isDescribed: false }))]
}

/** The address of `[tekst][naam]` or `![beeld][naam]`, which stands on a line of its own, with what uses it. */
export function definitionsOf(tree: Root): { node: Definition; use: 'link' | 'image' | undefined }[] {
  const ofImages = imageNames(tree)
  const ofLinks = new Set(nodesOfType(tree, 'linkReference').map(({ identifier }) => identifier))
  return nodesOfType(tree, 'definition').map((node) => ({
    node,
    use: ofImages.has(node.identifier) ? 'image' : ofLinks.has(node.identifier) ? 'link' : undefined,
  }))
}

/** The names behind which texts put the address of a picture, and whether each picture is described where it stands. */
function imageNames(tree: Root): Map<string, boolean> {
  const names = new Map<string, boolean>()
  for (const { identifier, alt } of nodesOfType(tree, 'imageReference')) {
    names.set(identifier, Boolean(alt) && (names.get(identifier) ?? true))
  }
  return names
}

/** Whether a visitor finds a word in a part of a text: also a fact, or the description of a picture. */
export function hasWords(node: Nodes): boolean {
  let words = textOf(node)
  for (const part of nodesOf(node)) {
    if (part.type === 'image' || part.type === 'imageReference') words += altOf(part)
  }
  return /[\p{L}\p{N}]/u.test(words)
}

const altOf = ({ alt }: Pick<Image, 'alt'>): string => (alt === decorative ? '' : (alt ?? ''))
