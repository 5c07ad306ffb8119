import type { TextRule } from '../rule.ts'
import { definitionsOf } from '../textParts.ts'

/** A line that names an address is shown nowhere, so something else on the page uses it. */
export const unusedDefinition: TextRule = ({ tree }, report) => {
  for (const { node, use } of definitionsOf(tree()))
    if (use === undefined)
      report(
        node,
        `Deze regel verdwijnt, want nergens op de pagina staat [tekst][${node.label ?? ''}]. Schrijf de link in de zin zelf: [${node.label ?? ''}](${node.url}).`,
      )
}
