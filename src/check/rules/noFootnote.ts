import { nodesOfType } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** Footnotes would bring a heading and links of their own, in English. */
export const noFootnote: TextRule = ({ tree }, report) => {
  for (const node of nodesOfType(tree(), 'footnoteDefinition')) {
    report(node, 'Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.')
  }
}
