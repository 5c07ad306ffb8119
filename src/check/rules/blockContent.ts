import type { BlockName, BlockRule } from '../../content/vocabulary.ts'
import { blocksInSentence } from '../blocksInSentence.ts'
import { isMeantAs } from '../lineLooks.ts'
import type { Report, TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'
import type { Block } from '../textParts.ts'

/** What stands between the tags of a block is what it can show. */
export const blockContent: TextRule = ({ tree, source }, report) => {
  const misplaced = blocksInSentence(tree())
  eachBlock(tree(), (node, name, rule) => {
    // In a sentence it cannot hold what it needs, which is said once.
    if (misplaced.has(node)) return
    const isEmpty = node.children.length === 0
    if (rule.children === undefined) {
      if (!isEmpty) report(node, `<${name}> heeft geen inhoud. Schrijf <${name} />.`)
    } else if (isEmpty) {
      report(node, `<${name}> is leeg. Zet er tekst in, of haal het blok weg.`)
    } else if (rule.children === 'items') {
      checkItems(node, name, report)
    } else if (rule.needs) {
      checkList(node, name, rule, source, report)
    }
  })
}

/** Questions have a rule of their own, which says more of all but the first. */
const questions = 'Vragen' satisfies BlockName

/** A heading above `###` would stand in the item above it, larger than its own heading. */
function checkItems({ children }: Block, name: string, report: Report): void {
  for (const [index, node] of children.entries()) {
    const isFirst = index === 0
    if (node.type === 'heading' && (isFirst ? node.depth !== 3 : node.depth < 3 && name !== questions))
      report(node, `In <${name}> begint elk onderdeel met ###. Typ ### in plaats van ${'#'.repeat(node.depth)}.`)
    else if (isFirst && node.type !== 'heading')
      report(node, `In <${name}> begint elk onderdeel met een kop (### …). Zet er een kop boven.`)
  }
}

const howToList = { numbers: 'een cijfer en een punt: 1. tekst', bullets: 'een streepje: - tekst' }

const isList = (child: Block['children'][number] | undefined, needs: BlockRule['needs']): boolean =>
  child?.type === 'list' && child.ordered === (needs === 'numbers')

function checkList(node: Block, name: string, { needs, isListAlone }: BlockRule, source: string, report: Report): void {
  if (!needs) return
  const list = node.children.find((child) => isList(child, needs))
  if (!list) {
    // A line without its space is told so by itself.
    if (!isMeantAs(needs, node, source))
      report(node, `In <${name}> hoort een lijst. Begin elke regel met ${howToList[needs]}.`)
    return
  }
  for (const [index, child] of node.children.entries()) {
    // Markdown begins a new list where the sign before a line is another.
    if (needs === 'bullets' && child !== list && isList(child, needs) && isList(node.children[index - 1], needs))
      report(child, `Hier begint een tweede lijst. Typ voor elke regel van <${name}> hetzelfde teken.`)
    else if (child !== list && isListAlone)
      report(child, `<${name}> toont alleen een lijst. Zet deze tekst boven of onder het blok.`)
  }
}
