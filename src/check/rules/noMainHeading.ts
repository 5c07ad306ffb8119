import { headingsOf } from '../headings.ts'
import type { TextRule } from '../rule.ts'

/** A page has one main heading, which its frontmatter names. */
export const noMainHeading: TextRule = ({ tree, source }, report) => {
  for (const { node, depth } of headingsOf(tree())) {
    // One that is made with a line below it has a rule of its own.
    if (depth === 1 && source[node.position?.start.offset ?? 0] === '#')
      report(node, 'Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.')
  }
}
