import { attribute, descendants, isElement, isText, isUnread, wordsOf } from './html.ts'
import type { Element, Node } from './html.ts'

/** Elements that stand in a line of text. */
const inline = new Set(
  (
    'a abbr b bdi bdo br button cite code data dfn em i img input kbd label mark picture q s samp small source span ' +
    'strong sub sup svg time u var wbr'
  ).split(' '),
)

const isBlocky = (node: Node): boolean =>
  isElement(node) && !isUnread(node) && (!inline.has(node.tagName) || node.childNodes.some(isBlocky))

/** Whether an element is read in one go: it holds words itself, or one thing that does. */
export function isLeaf(element: Element): boolean {
  if (element.childNodes.some(isBlocky)) return false
  const hasWords = element.childNodes.some((child) => isText(child) && child.value.trim() !== '')
  const told = element.childNodes.filter((child) => isElement(child) && wordsOf(child) !== '')
  return hasWords || told.length < 2
}

/** The children of an element that is no leaf: each by itself, but words with what stands in line with them. */
export function runsOf(element: Element): Node[][] {
  const children = element.childNodes.filter(
    (child) => isElement(child) || (isText(child) && child.value.trim() !== ''),
  )
  if (!children.some(isText)) return children.map((child) => [child])
  const runs: Node[][] = []
  for (const child of children) {
    const last = runs.at(-1)
    if (last && !isBlocky(child) && !last.some(isBlocky)) last.push(child)
    else runs.push([child])
  }
  return runs
}

/** A list of links to what stands on this same page: made of its headings, which are read where they stand. */
export function leadsWithinPage(element: Element): boolean {
  if (element.tagName !== 'nav') return false
  const links = descendants(element).filter(({ tagName }) => tagName === 'a')
  return links.length > 0 && links.every((link) => attribute(link, 'href')?.startsWith('#') === true)
}
