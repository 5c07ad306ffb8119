import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** The steps of a block are one list: a second one would begin with 1 again. */
export const oneList: TextRule = ({ tree }, report) => {
  eachBlock(tree(), ({ children }, name, { needs }) => {
    if (needs !== 'numbers') return
    const lists = children.filter((node) => node.type === 'list' && node.ordered)
    for (const list of lists.slice(1))
      report(
        list,
        `Hier begint de nummering in <${name}> opnieuw. Laat alles wat bij een stap hoort drie spaties inspringen, ook een lijst of een alinea.`,
      )
  })
}
