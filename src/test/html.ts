import { defaultTreeAdapter } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute as attr, codeOf, descendants, rootOf } from '../review/read/html.ts'
import type { Element } from '../review/read/html.ts'
import { site } from './site.ts'

export { attr, codeOf, rootOf }
export type { Element }
type Node = DefaultTreeAdapterTypes.Node

/** The built page as a browser without scripts reads it, of the example or of another site. */
export const documentOf = (path: string, { html } = site): Element => rootOf(html(path))

/** Every element in document order, the given one first; what a `<template>` holds is not part of the page. */
export const elements = (root: Element): Element[] => [root, ...descendants(root)]

/** The elements of a tag within another; with `attributes`, those that have all of them (`''` is any value). */
export const find = (root: Element, tag: string, attributes: Record<string, string> = {}): Element[] =>
  elements(root).filter(
    (element) =>
      (tag === '*' || element.tagName === tag) &&
      Object.entries(attributes).every(([name, value]) => {
        const found = attr(element, name)
        return found !== undefined && (value === '' || found === value)
      }),
  )

/** The words of an element as they are read: without soft hyphens and word joiners, and every space a plain one. */
export const wordsOf = (node: Node): string =>
  rawText(node)
    .replace(/[\u00AD\u2060]/g, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()

const unread = ['script', 'style', 'template']

/** The text of an element, letter by letter. Elements that stand below one another are apart by a space. */
export function rawText(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  if (defaultTreeAdapter.isElementNode(node) && unread.includes(node.tagName)) return ''
  const inline =
    !defaultTreeAdapter.isElementNode(node) || /^(a|b|code|em|i|span|strong|sup|sub|time)$/.test(node.tagName)
  const text = 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''
  return inline ? text : ` ${text} `
}

/** The headings of a page with their levels, in document order. */
export const headingsOf = (root: Element): { level: number; text: string }[] =>
  elements(root)
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((heading) => ({ level: Number(heading.tagName[1]), text: wordsOf(heading) }))
