import { defaultTreeAdapter, parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element
export type Node = Tree.ChildNode

/** The `<html>` element of a document. */
export function rootOf(html: string): Element {
  const root = parse(html, { scriptingEnabled: false }).childNodes.find(defaultTreeAdapter.isElementNode)
  if (!root) throw new Error('Dit bestand is geen pagina.')
  return root
}

export const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node)
export const isText = (node: Node): node is Tree.TextNode => defaultTreeAdapter.isTextNode(node)

export { attribute } from '../../hosting/elements.ts'

/** The elements of a tag within another, in document order. */
export const findAll = (within: Element, tagName: string): Element[] =>
  descendants(within).filter((element) => element.tagName === tagName)

/** Every element within another, in document order, without itself. */
export const descendants = (within: Element): Element[] =>
  within.childNodes.filter(isElement).flatMap((child) => [child, ...descendants(child)])

/** What stands in a `<script>` or a `<style>`. */
export const codeOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (isText(node) ? node.value : '')).join('')

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** Whether a visitor never gets to read what stands in an element. */
export const isUnread = ({ tagName }: Element): boolean => unread.has(tagName)

/** The words of an element as they are read: signs that only help to break a line do not count. */
export const wordsOf = (node: Node): string => plain(rawText(node))

/** A text as it is read, whatever its spaces are. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()

/** The text of a node, letter by letter; a line end in it is a space. */
export function rawText(node: Node): string {
  if (isText(node)) return node.value
  if (!isElement(node) || isUnread(node)) return ''
  return node.tagName === 'br' ? ' ' : node.childNodes.map(rawText).join('')
}
