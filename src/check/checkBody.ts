import type { Heading, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isSeq, parseDocument } from 'yaml'
import { checkBlock } from './checkBlock.ts'
import { checkLink, checkPicture } from './checkReference.ts'
import type { Known, Report } from './checkReference.ts'
import { parseBody } from './parseBody.ts'
import { isPlaceholder, placeholderNames } from '../content/placeholders.ts'
import { nearest } from './problems.ts'
import type { Problem } from './problems.ts'
import { shownLists } from '../content/vocabulary.ts'

export type { Known } from './checkReference.ts'

/** Checks the Markdown of one file: blocks, facts, links, pictures and headings. Never throws on bad input. */
export function checkBody(file: string, source: string, known: Known): Problem[] {
  const problems: Problem[] = []
  const report: Report = (node, message) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    problems.push({ file, line, column, message })
  }
  const parsed = parseBody(file, source)
  if ('problem' in parsed) return [parsed.problem]
  const lists = frontmatterLists(parsed.tree)
  visit(parsed.tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkBlock(node, known, lists, report)
    else checkNode(node, source, known, report)
  })
  return problems
}

/** The lists with something in them that blocks of the page can show; nothing when its frontmatter cannot be read. */
function frontmatterLists({ children }: Root): string[] | undefined {
  const block = children.find((node) => node.type === 'yaml')
  if (!block) return undefined
  const document = parseDocument(block.value, { logLevel: 'error' })
  if (document.errors.length > 0) return undefined
  return shownLists.filter((name) => {
    const list = document.get(name)
    return isSeq(list) && list.items.length > 0
  })
}

function checkNode(node: Nodes, source: string, known: Known, report: Report): void {
  switch (node.type) {
    case 'mdxjsEsm':
      return report(node, 'Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.')
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return checkPlaceholder(node, node.value.trim(), report)
    case 'heading':
      return checkHeading(node, source, report)
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? report(node, 'Vakjes om aan te vinken kunnen hier niet. Haal [ ] of [x] weg, of gebruik <Vinkjes>.')
        : undefined
    case 'footnoteDefinition':
      return report(node, 'Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.')
    case 'link':
      return checkLink(node, node.url, known, report)
    case 'definition':
      // The address of `[tekst][naam]` or `![beeld][naam]`, which stands on a line of its own.
      return known.pictures.includes(node.url) ? undefined : checkLink(node, node.url, known, report)
    case 'image':
      if (/[{}]/.test(textOf(node, source)))
        report(node, 'In de beschrijving van een beeld kan geen feit staan. Typ gewone tekst.')
      return checkPicture(node, node.url, known, report)
    default:
  }
}

function checkHeading(node: Heading, source: string, report: Report): void {
  if (node.depth === 1)
    report(node, 'Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.')
  if (!/[\p{L}\p{N}]/u.test(textOf(node, source)))
    report(node, 'Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.')
}

const textOf = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

function checkPlaceholder(node: Nodes, name: string, report: Report): void {
  if (isPlaceholder(name)) return
  const guess = nearest(name, placeholderNames)
  const hint = guess
    ? `Bedoelt u {${guess}}?`
    : `Kies uit: ${placeholderNames.map((known) => `{${known}}`).join(', ')}.`
  report(node, `Het feit {${name}} kennen we niet. ${hint}`)
}
