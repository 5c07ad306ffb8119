import { headingsOf } from '../headings.ts'
import type { TextRule } from '../rule.ts'

/** Headings leave no level out (WCAG 2.2, 1.3.1): below the title of the page comes `## `, below that `### `. */
export const headingLevel: TextRule = ({ tree }, report) => {
  let above = 1
  for (const { node, depth } of headingsOf(tree())) {
    if (depth > above + 1)
      report(
        node,
        `Hier is een niveau overgeslagen. Begin deze kop met ${'#'.repeat(above + 1)} in plaats van ${'#'.repeat(depth)}.`,
      )
    above = depth
  }
}
