import { nodesOfType } from '../nodes.ts'
import { positionAt } from '../problems.ts'
import type { TextRule } from '../rule.ts'

const message = 'Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.'

/** Footnotes would bring a heading and links of their own, in English; the sign of one that is nowhere would be shown. */
export const noFootnote: TextRule = ({ tree, file, source }, report) => {
  for (const node of nodesOfType(tree(), 'footnoteDefinition')) report(node, message)
  for (const { value, position } of nodesOfType(tree(), 'text')) {
    const found = /\[\^[^[\]\s]+\]/.exec(value)
    if (found) report({ file, ...positionAt(source, (position?.start.offset ?? 0) + found.index) }, message)
  }
}
