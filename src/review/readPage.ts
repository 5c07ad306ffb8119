import { fetchedAddresses } from '../hosting/elements.ts'
import { readBlocks } from './read/blocks.ts'
import type { Block } from './read/blocks.ts'
import { readData, readHead } from './read/head.ts'
import type { Told } from './read/head.ts'
import { attribute, descendants, findAll, rootOf, wordsOf } from './read/html.ts'
import type { Element } from './read/html.ts'

/** A built page as it is compared. */
export interface BuiltPage {
  path: string
  /** What stands in `<main>`. */
  blocks: Block[]
  /** The names of the parts of `<main>` that blocks stand in. */
  sections: string[]
  /** What stands around it: header, menu and footer. */
  frame: Block[]
  head: Told
  data: Told
  /** Headings with a level, as "2 Oorzaken". */
  outline: string[]
  /** The ids that a link can lead to: of headings and of parts of the page, with their words. */
  anchors: Record<string, string>
  /** Other sites that it links to or fetches from. */
  hosts: string[]
}

/**
 * Reads a built page.
 * @param path its address
 * @param html the whole document
 * @param origin where the site is online: what leads there is no other site
 */
export function readPage(path: string, html: string, origin: string): BuiltPage {
  const root = rootOf(html)
  const main = mainOf(root)
  const { blocks, sections } = readBlocks(main)
  const all = descendants(main)
  const headings = all.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  return {
    path,
    blocks,
    sections,
    frame: readBlocks(frameOf(root, main)).blocks,
    head: readHead(root),
    data: readData(root),
    outline: headings.map((heading) => `${heading.tagName[1]} ${wordsOf(heading)}`),
    anchors: Object.fromEntries(
      [
        ...headings,
        ...all.filter(({ tagName }) => /^(section|article|details|li|div|p|span|a)$/.test(tagName)),
      ].flatMap((element) => {
        const id = attribute(element, 'id')
        return id === undefined || !/^[\w-]+$/.test(id) ? [] : [[id, wordsOf(element).slice(0, 80)]]
      }),
    ),
    hosts: [...new Set(descendants(root).flatMap((element) => hostsOf(element, origin)))].toSorted(),
  }
}

/** What a page is about; the whole body where no `<main>` is. */
export function mainOf(root: Element): Element {
  const [main] = [...findAll(root, 'main'), ...findAll(root, 'body')]
  return main ?? root
}

/** The body without what the page is about. */
function frameOf(root: Element, main: Element): Element {
  const body = findAll(root, 'body')[0] ?? root
  const without = (element: Element): Element => ({
    ...element,
    childNodes: element.childNodes
      .filter((child) => child !== main)
      .map((child) => ('tagName' in child ? without(child) : child)),
  })
  return body === main ? { ...body, childNodes: [] } : without(body)
}

function hostsOf(element: Element, origin: string): string[] {
  const links = element.tagName === 'a' ? [attribute(element, 'href') ?? ''] : []
  return [...links, ...fetchedAddresses(element)].flatMap((address) => {
    if (!/^https?:/.test(address) || !URL.canParse(address)) return []
    const { host, origin: of } = new URL(address)
    return of === origin ? [] : [host]
  })
}
