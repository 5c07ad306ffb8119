import { headingsOf } from '../headings.ts'
import type { TextRule } from '../rule.ts'

/** A page has one main heading, which its frontmatter names. */
export const noMainHeading: TextRule = ({ tree }, report) => {
  for (const { node, depth } of headingsOf(tree())) {
    if (depth === 1)
      report(node, 'Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.')
  }
}
