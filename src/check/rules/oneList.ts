import type { List } from 'mdast'
import { typedIn } from '../nodes.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** The steps of a block are one list: a second one would begin with 1 again, also where only the sign behind the number is another. */
export const oneList: TextRule = ({ tree, source }, report) => {
  eachBlock(tree(), ({ children }, name, { needs }) => {
    if (needs !== 'numbers') return
    const lists = children.filter((node): node is List => node.type === 'list' && node.ordered === true)
    const odd = lists.filter((list) => numberOf(list, source).endsWith(')'))
    const isMixed = odd.length < lists.length
    for (const [index, list] of lists.entries()) {
      if (isMixed && odd.includes(list)) {
        for (const item of list.children) report(item, signMessage(numberOf(item, source)))
        continue
      }
      const above = lists[index - 1]
      // What a bracket parted is one list again once that is a point.
      if (above && !(isMixed && odd.includes(above)))
        report(
          list,
          `Hier begint de nummering in <${name}> opnieuw. Laat alles wat bij een stap hoort drie spaties inspringen, ook een lijst of een alinea.`,
        )
    }
  })
}

const signMessage = (number: string): string =>
  `Met het haakje van ${number} begint een nieuwe lijst. Typ een punt: ${number.replace(')', '.')} tekst.`

/** The number at the start of a list or a step as it is typed, with the sign behind it: `1.`, `2)`. */
const numberOf = (part: Pick<List, 'position'>, source: string): string =>
  /^\d+[.)]/.exec(typedIn(part, source))?.[0] ?? ''
