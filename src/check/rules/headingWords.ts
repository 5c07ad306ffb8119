import { headingsOf } from '../headings.ts'
import type { TextRule } from '../rule.ts'
import { hasWords } from '../textParts.ts'

/** A heading has words, or it is no heading to anyone. */
export const headingWords: TextRule = ({ tree }, report) => {
  for (const { node } of headingsOf(tree())) {
    if (!hasWords(node))
      report(node, 'Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.')
  }
}
