import { visit } from 'unist-util-visit'
import type { TextRule } from './rule.ts'

/** A text holds no code. */
export const noImport: TextRule = ({ tree }, report) => {
  visit(tree, 'mdxjsEsm', (node) => {
    report(node, 'Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.')
  })
}
