import type { RootContent } from 'mdast'
import { checkProps } from './checkProps.ts'
import type { Block } from './checkProps.ts'
import type { Known, Report } from './checkReference.ts'
import { nearest } from './problems.ts'
import { blockNames, ruleOf } from '../content/vocabulary.ts'
import type { BlockRule } from '../content/vocabulary.ts'

/**
 * Checks one block: its name, what is given to it, what stands in it and what it shows.
 * @param lists the lists in the frontmatter of the page; without them they are not judged
 */
export function checkBlock(node: Block, known: Known, lists: readonly string[] | undefined, report: Report): void {
  const name = node.name ?? ''
  const rule = ruleOf(name)
  if (!rule) {
    const guess = nearest(name, blockNames)
    const what = /^[a-z]/.test(name)
      ? 'HTML-codes werken hier niet; gebruik Markdown of een blok.'
      : 'Dit blok kennen we niet.'
    return report(node, `<${name}>: ${what} ${guess ? `Bedoelt u <${guess}>?` : `Kies uit: ${blockNames.join(', ')}.`}`)
  }
  checkProps(node, name, rule, known, report)
  checkChildren(node, name, rule, report)
  const { shows } = rule
  if (shows && lists && !lists.includes(shows.list)) {
    report(
      node,
      `<${name}> toont de lijst "${shows.list}" van een pagina met kind: ${shows.kind}, maar die staat niet boven aan deze pagina. Zet hem daar, of haal het blok weg.`,
    )
  }
}

function checkChildren(node: Block, name: string, { children, needs }: BlockRule, report: Report): void {
  const isEmpty = node.children.length === 0
  if (children === 'none') {
    if (!isEmpty) report(node, `<${name}> heeft geen inhoud. Schrijf <${name} />.`)
  } else if (isEmpty) {
    report(node, `<${name}> is leeg. Zet er tekst in, of haal het blok weg.`)
  } else if (typeof children === 'object') {
    checkGroups(node.children, name, report)
  } else if (
    needs &&
    !node.children.some((child) => child.type === 'list' && child.ordered === (needs === 'numbers'))
  ) {
    report(node, `In <${name}> hoort een lijst. Begin elke regel met ${howToList[needs]}.`)
  }
}

const howToList = { numbers: 'een cijfer en een punt: 1. tekst', bullets: 'een streepje: - tekst' }

function checkGroups([first]: RootContent[], name: string, report: Report): void {
  if (first && !(first.type === 'heading' && first.depth === 3)) {
    report(first, `In <${name}> begint elk onderdeel met een kop (### …). Zet er een kop boven.`)
  }
}
