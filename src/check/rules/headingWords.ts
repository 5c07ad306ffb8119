import { headingsOf, textOf } from '../headings.ts'
import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'
import { hasWords } from '../textParts.ts'

/** A heading has words, or it is no heading to anyone; and some of its own, of which its address is made. */
export const headingWords: TextRule = ({ tree }, report) => {
  for (const { node } of headingsOf(tree())) {
    if (!hasWords(node)) {
      report(node, 'Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.')
    } else if (!/[\p{L}\p{N}]/u.test(textOf(node, () => ''))) {
      const what = nodesOf(node).some(({ type }) => type === 'mdxTextExpression') ? 'feit' : 'beeld'
      report(node, `Zet naast het ${what} ook gewone woorden in deze kop: daar komt het adres van de kop uit.`)
    }
  }
}
