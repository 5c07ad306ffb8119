import { visit } from 'unist-util-visit'
import type { TextRule } from './rule.ts'

/** Footnotes would bring a heading and links of their own, in English. */
export const noFootnote: TextRule = ({ tree }, report) => {
  visit(tree, 'footnoteDefinition', (node) => {
    report(node, 'Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.')
  })
}
