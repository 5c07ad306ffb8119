import { visit } from 'unist-util-visit'
import type { TextRule } from './rule.ts'
import { hasWords } from './text.ts'

/** A link has words, which is all that a visitor with a screen reader hears of it (WCAG 2.2, 2.4.4). */
export const linkText: TextRule = ({ tree }, report) => {
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'linkReference') && !hasWords(node))
      report(
        node,
        'Deze link heeft geen tekst. Typ tussen [ en ] waar hij heen gaat, zoals [onze tarieven](/tarieven).',
      )
  })
}
