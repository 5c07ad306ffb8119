import { addressOf, pictureName } from './address.ts'
import { attribute, descendants, isElement, isUnread, plain, rawText, wordsOf } from './html.ts'
import type { Element, Node } from './html.ts'
import { isLeaf, leadsWithinPage, runsOf } from './leaves.ts'

/** A piece of a page that is read in one go: a paragraph, a heading, a line of a list, a picture. */
export interface Block {
  /** What it is, in Dutch: "kop 2", "alinea", "beeld". */
  kind: string
  /** Its words as they are read; of a picture, its alternative text. */
  text: string
  /** Where its links lead, or which picture it is, without the fingerprint of the file. */
  addresses: string[]
  /** The file of a picture with its fingerprint: another file of the same name is another picture. */
  source?: string
  /** Which part of the page it stands in, counted from 0. */
  section: number
}

/** A page read as blocks, with the element of each, and the name of each part. */
interface Blocks {
  blocks: Block[]
  elements: Element[]
  /** The name of each part: its heading, or else its label. */
  sections: string[]
}

const containers = new Set(['section', 'aside', 'nav', 'header', 'footer', 'form', 'main'])
const kinds: Readonly<Record<string, string>> = {
  p: 'alinea',
  li: 'punt',
  td: 'cel',
  th: 'kop van een tabel',
  dt: 'begrip',
  dd: 'uitleg',
  summary: 'uitklapkop',
  figcaption: 'bijschrift',
  caption: 'bijschrift',
  blockquote: 'citaat',
  button: 'knop',
  label: 'label',
  a: 'link',
}
const kindOf = ({ tagName }: Element): string | undefined =>
  /^h[1-6]$/.test(tagName) ? `kop ${tagName[1]}` : kinds[tagName]

/** Reads what stands in an element as blocks, in reading order. */
export function readBlocks(root: Element): Blocks {
  const read: Blocks = { blocks: [], elements: [], sections: [''] }
  walk(read, root, 'tekst', 0)
  return read
}

/** @returns the part that what comes after the element stands in */
function walk(read: Blocks, element: Element, above: string, part: number): number {
  if (isUnread(element) || leadsWithinPage(element)) return part
  const { tagName } = element
  const isContainer = containers.has(tagName)
  let section = isContainer ? begin(read, plain(attribute(element, 'aria-label') ?? '')) : part
  if (/^h[12]$/.test(tagName)) section = headed(read, section, wordsOf(element))
  const kind = kindOf(element) ?? above
  const first = read.blocks.length
  if (isLeaf(element)) addLeaf(read, [element], { element, kind, section })
  else {
    addName(read, element, section)
    for (const run of runsOf(element)) {
      const [only] = run
      if (run.length === 1 && only && isElement(only)) section = walk(read, only, kind, section)
      else addLeaf(read, run, { element, kind, section })
    }
    // A card is one link around more than one text.
    const named = tagName === 'a' && read.blocks.slice(first).find(({ text }) => text !== '')
    if (named) named.addresses.unshift(addressOf(attribute(element, 'href') ?? ''))
  }
  return isContainer ? part : section
}

function begin(read: Blocks, name: string): number {
  read.sections.push(name)
  return read.sections.length - 1
}

/** A heading names the part that it begins, unless that had words already. */
function headed(read: Blocks, section: number, name: string): number {
  const isBegun = read.blocks.some((block) => block.section === section && block.kind !== 'beeld')
  if (isBegun) return begin(read, name)
  read.sections[section] = name
  return section
}

interface Spot {
  element: Element
  kind: string
  section: number
}

/** Adds words that are read in one go, after the pictures and the labels among them. */
function addLeaf(read: Blocks, nodes: readonly Node[], { element, kind, section }: Spot): void {
  const all = nodes.filter(isElement).flatMap((node) => [node, ...descendants(node)])
  for (const each of all) {
    if (each.tagName === 'img') addPicture(read, each, section)
    else addName(read, each, section)
  }
  const text = plain(nodes.map(rawText).join(''))
  if (text === '') return
  const links = all.filter(({ tagName }) => tagName === 'a')
  const addresses = links.map((link) => addressOf(attribute(link, 'href') ?? ''))
  add(read, element, { kind, text, addresses, section })
}

function addPicture(read: Blocks, picture: Element, section: number): void {
  const source = attribute(picture, 'src') ?? ''
  const text = plain(attribute(picture, 'alt') ?? '')
  add(read, picture, { kind: 'beeld', text, addresses: [pictureName(source)], source, section })
}

/** What a screen reader says instead of, or before, the words of an element. */
function addName(read: Blocks, element: Element, section: number): void {
  const name = plain(attribute(element, 'aria-label') ?? attribute(element, 'placeholder') ?? '')
  if (name === '' || wordsOf(element).includes(name)) return
  const href = attribute(element, 'href')
  add(read, element, { kind: 'naam', text: name, addresses: href === undefined ? [] : [addressOf(href)], section })
}

function add({ blocks, elements }: Blocks, element: Element, block: Block): void {
  blocks.push(block)
  elements.push(element)
}
