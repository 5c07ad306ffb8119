import { nodesOfType } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** A text holds no code. */
export const noImport: TextRule = ({ tree }, report) => {
  for (const node of nodesOfType(tree(), 'mdxjsEsm')) {
    report(node, 'Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.')
  }
}
