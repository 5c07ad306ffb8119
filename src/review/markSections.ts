import { parse, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { isElement } from './read/html.ts'
import { readBlocks } from './read/blocks.ts'
import { mainOf } from './readPage.ts'

/** Says of an element which part of the page it belongs to, for who takes its picture. */
export const sectionMark = 'data-review'

/** A page whose texts each carry the name of their part, as the review tells it. */
export function markSections(html: string): string {
  const document: Tree.Document = parse(html, { scriptingEnabled: false })
  const root = document.childNodes.find(isElement)
  if (!root) return html
  const { blocks, elements, sections } = readBlocks(mainOf(root))
  for (const [index, element] of elements.entries()) {
    const name = sections[blocks[index]?.section ?? 0] ?? ''
    if (!element.attrs.some((each) => each.name === sectionMark)) element.attrs.push({ name: sectionMark, value: name })
  }
  return serialize(document)
}
