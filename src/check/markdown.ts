import type { Nodes, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { removeRemarks } from './comments.ts'
import { textOf } from './headings.ts'
import { eachNode } from './nodes.ts'
import { positionAt } from './problems.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze()

/** A part of a text as it was parsed last, and where it began then. */
interface Section {
  tree: Root
  line: number
  offset: number
}

/** The sections that were parsed last, by their text: of a page that is being written, all but one are the same. */
const sections = new Map<string, Section>()
const mostSections = 60

/**
 * Parses Markdown as {@link parseWhole} does, section by section: a save changes one, and the others need not be parsed
 * again. Where a section cannot be read alone, the text is parsed whole. Throws what the parser says of a text that cannot be read.
 */
export function parseMarkdown(text: string): Root {
  // Between fences a line is no heading, and a definition is known in all of a text.
  if (/```|~~~|\]:|\r/.test(text)) return parseWhole(text)
  try {
    return joined(sectionsOf(text))
  } catch {
    return parseWhole(text)
  }
}

/** Parses Markdown in one go. */
export function parseWhole(text: string): Root {
  const tree = parser.parse(text)
  removeRemarks(tree)
  placeAll(tree, text)
  return tree
}

/** A text in parts that begin with a heading, and end where no block is open. */
function sectionsOf(text: string): string[] {
  const found: string[] = []
  let open = ''
  let depth = 0
  for (const part of text.split(/(?<=\n\n)(?=## )/)) {
    open += part
    for (const [, end, empty] of part.matchAll(/<(\/?)[A-Z][^<>]*?(\/?)>/g)) depth += end ? -1 : empty ? 0 : 1
    if (depth !== 0) continue
    found.push(open)
    open = ''
  }
  return depth === 0 ? found : [text]
}

function joined(texts: readonly string[]): Root {
  const children: RootContent[] = []
  let place = { line: 1, column: 1, offset: 0 }
  const start = place
  for (const text of texts) {
    const { tree } = sectionAt(text, place.line, place.offset)
    for (const child of tree.children) children.push(child)
    if (tree.position) place = { ...place, ...tree.position.end, offset: place.offset + text.length }
  }
  return { type: 'root', children, position: { start, end: place } }
}

function sectionAt(text: string, line: number, offset: number): Section {
  const last = sections.get(text) ?? { tree: parseWhole(text), line: 1, offset: 0 }
  const isThere = last.line === line && last.offset === offset
  const section = isThere ? last : { tree: moved(last.tree, line - last.line, offset - last.offset), line, offset }
  // The last in the list is what was asked for last.
  sections.delete(text)
  sections.set(text, section)
  for (const old of [...sections.keys()].slice(0, -mostSections)) sections.delete(old)
  return section
}

/**
 * Copies a tree with all its places so many lines and characters further on: those of its parts, and those of the code
 * that its expressions were read as.
 */
function moved(tree: Root, lines: number, characters: number): Root {
  const movedNumber = (value: number, key: string, isCode: boolean): number => {
    if (key === 'line') return value + lines
    // In Markdown `start` is the first number of a list.
    return key === 'offset' || (isCode && ['start', 'end', 'range'].includes(key)) ? value + characters : value
  }
  const copy = (value: unknown, key: string, isCode: boolean): unknown => {
    if (typeof value === 'number') return movedNumber(value, key, isCode)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => copy(item, key, isCode))
    const made: Record<string, unknown> = { ...value }
    for (const name in made) made[name] = copy(made[name], name, isCode || name === 'estree')
    return made
  }
  return copy(tree, '', false) as Root
}

/**
 * The parser gives no place to links that it makes by itself, such as that of an address between brackets, nor to the
 * words around them: each stands behind what comes before it. What is written otherwise than it reads stands in its parent.
 */
function placeAll(tree: Root, text: string): void {
  eachNode<Nodes>(tree, (parent) => {
    const place = parent.position
    if (!place || !('children' in parent)) return
    for (const [index, node] of parent.children.entries()) {
      if (node.position) continue
      const before = parent.children[index - 1]?.position?.end
      const words = textOf(node)
      const start = text.indexOf(words, (before ?? place.start).offset)
      const end = start + words.length
      const isThere = start >= 0 && end <= (place.end.offset ?? 0)
      node.position = isThere ? { start: pointAt(text, start), end: pointAt(text, end) } : place
    }
  })
}

const pointAt = (text: string, offset: number): Point => ({ ...positionAt(text, offset), offset })
