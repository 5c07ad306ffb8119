import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'
import { hasWords } from '../textParts.ts'

/** A link has words, which is all that a visitor with a screen reader hears of it (WCAG 2.2, 2.4.4). */
export const linkText: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree())) {
    if ((node.type === 'link' || node.type === 'linkReference') && !hasWords(node))
      report(
        node,
        'Deze link heeft geen tekst. Typ tussen [ en ] waar hij heen gaat, zoals [onze tarieven](/tarieven).',
      )
  }
}
