import type { Heading, RootContent } from 'mdast'
import type { BlockName } from '../../content/vocabulary.ts'
import { textOf } from '../headings.ts'
import type { Report, TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

const questions = 'Vragen' satisfies BlockName

/** Each question is one: a heading of its own, with an answer below it, asked once on a page. */
export const question: TextRule = ({ tree }, report) => {
  const asked = new Set<string>()
  eachBlock(tree(), ({ children }, name) => {
    if (name !== questions) return
    for (const [index, node] of children.entries()) {
      if (node.type === 'heading' && node.depth === 3) judge(node, children[index + 1], asked, report)
      // What the first one begins with is said of every block of items.
      else if (node.type === 'heading' && index > 0)
        report(
          node,
          `Een vraag in <Vragen> begint met ###. Typ ### in plaats van ${'#'.repeat(node.depth)}; nu hoort dit bij het antwoord erboven.`,
        )
      else if (looksAsked(node))
        report(
          node,
          'Dit lijkt een vraag, maar hoort nu bij het antwoord erboven. Begin haar met ###, zonder sterretjes.',
        )
    }
  })
}

function judge(heading: Heading, next: RootContent | undefined, asked: Set<string>, report: Report): void {
  const words = textOf(heading).trim().toLowerCase()
  if (!next || (next.type === 'heading' && next.depth === 3))
    report(heading, 'Deze vraag heeft geen antwoord. Typ het eronder, of haal de vraag weg.')
  if (asked.has(words)) report(heading, 'Deze vraag staat al op deze pagina. Houd er één.')
  asked.add(words)
}

/** A paragraph of nothing but bold words that ask something. */
function looksAsked(node: RootContent): boolean {
  if (node.type !== 'paragraph' || node.children.length !== 1) return false
  const [only] = node.children
  return only?.type === 'strong' && textOf(only).trim().endsWith('?')
}
