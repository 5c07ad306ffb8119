import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { textOf } from '../../../check/headings.ts'
import { nodesOf } from '../../../check/nodes.ts'
import type { Place } from '../../../check/problems.ts'
import type { PageReading } from '../../../check/readPage.ts'
import { frontmatterText } from '../../../check/splitText.ts'
import { once } from '../../../content/once.ts'
import { fillIn } from '../../../content/placeholders.ts'
import type { Placeholders } from '../../../content/placeholders.ts'

/** A text of a writer and where it stands; facts keep their braces. */
interface PlacedText extends Place {
  text: string
}

/** The texts of a page in its own order: its frontmatter, then each heading, paragraph and cell by the syntax tree. */
export function textsOfPage({ file, source, tree }: Pick<PageReading, 'file' | 'source' | 'tree'>): PlacedText[] {
  const texts = textsOfYaml(file, frontmatterText(source) ?? '', 1)
  for (const node of nodesOf(tree())) {
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') continue
    const { line = 1, column = 1 } = node.position?.start ?? {}
    texts.push({ file, line, column, text: textOf(node) })
  }
  return texts
}

/** Every value of a YAML file; nothing of one that cannot be read. */
export function textsOfYaml(file: string, source: string, linesBefore = 0): PlacedText[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'silent' })
  const texts: PlacedText[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || !node.range) return
      const { line, col } = lines.linePos(node.range[0])
      texts.push({ file, line: line + linesBefore, column: col, text: String(node.value) })
    },
  })
  return texts
}

/** What is shown at most of a text that is looked for. */
const longest = 300

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/**
 * Where a text that a writer points at was typed.
 * @param shown what is pointed at, and what is around it, from the inside out
 * @param groups where to look, the page itself first
 * @param placeholders the facts that the page shows
 * @returns nothing when nobody typed it: the site made it
 */
export function findPlace(
  shown: readonly string[],
  groups: readonly (() => readonly PlacedText[])[],
  placeholders: Placeholders,
): Place | undefined {
  const wanted = shown.map(plain).filter((text) => text !== '')
  const filled = groups.map((group) =>
    once(() => group().map((place) => ({ place, text: plain(fillIn(place.text, placeholders)) }))),
  )
  for (const is of [same, within]) {
    for (const text of wanted)
      for (const group of filled) {
        const found = group().find((one) => is(one.text, text))
        if (found) return found.place
      }
  }
  return undefined
}

const same = (typed: string, shown: string): boolean => typed === shown
/** A word alone says too little about where it stands. */
const within = (typed: string, shown: string): boolean => shown.length > 3 && typed.includes(shown)
