import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element

/** All elements of a document, those inside `<template>` and `<noscript>` too. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = []
  addFrom(parse(html, { scriptingEnabled: false }), found)
  return found
}

export const attribute = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value

/** The text of an inline script that runs or of a style; nothing for all else. */
export function inlineCode(element: Element): string | undefined {
  const isInline = runs(element) && attribute(element, 'src') === undefined
  if (!isInline && element.tagName !== 'style') return undefined
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

// Any other type is data, which browsers neither run nor check.
const scriptTypes = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(javascript|ecmascript))$/i

/** Whether this is a script that a browser runs. */
export const runs = (element: Element): boolean =>
  element.tagName === 'script' && scriptTypes.test((attribute(element, 'type') ?? '').trim())

/** Links that only tell something; every other kind of `<link>` is fetched or prepared. */
const telling = /^(canonical|alternate|author|license|me|next|prev)$/i
/** Attributes that make a browser fetch or send something, on whatever element they stand. */
const fetching = ['src', 'poster', 'background', 'action', 'formaction', 'ping']

/** The addresses that a browser fetches from or sends to because of an element, without a visitor following a link. */
export function fetchedAddresses(element: Element): string[] {
  const { tagName, attrs, namespaceURI } = element
  const isFetchedLink = tagName === 'link' && !telling.test(attribute(element, 'rel') ?? '')
  const isDrawn = namespaceURI.endsWith('/svg') && tagName !== 'a'
  return attrs.flatMap(({ name, value }) => {
    if (name.endsWith('srcset')) return value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
    return fetching.includes(name) || (name === 'href' && (isFetchedLink || isDrawn)) ? [value] : []
  })
}

function addFrom(node: Tree.Node, found: Element[]): void {
  if ('tagName' in node) found.push(node)
  if ('content' in node) addFrom(node.content, found)
  if ('childNodes' in node) for (const child of node.childNodes) addFrom(child, found)
}
