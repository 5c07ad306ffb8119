import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A text that is read aloud, with the language it is read in. */
interface Spoken {
  lang: string
  text: string
}

const names = new Set(['aria-label', 'aria-roledescription', 'alt', 'title'])

/** Every text of a page: what is written, and what stands in names and alternatives. */
export const spoken = (html: string): Spoken[] => textsOf(parse(html), '')

function textsOf(node: Tree.Node, inherited: string): Spoken[] {
  if ('value' in node) return node.value.trim() ? [{ lang: inherited, text: node.value.trim() }] : []
  if ('tagName' in node && ['script', 'style'].includes(node.tagName)) return []
  const attributes = 'attrs' in node ? node.attrs : []
  const lang = attributes.find(({ name }) => name === 'lang')?.value ?? inherited
  const named = attributes
    .filter(({ name, value }) => names.has(name) && value)
    .map(({ value }) => ({ lang, text: value }))
  const children = 'childNodes' in node ? node.childNodes : []
  return [...named, ...children.flatMap((child) => textsOf(child, lang))]
}
