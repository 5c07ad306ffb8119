import { nodesOfType } from '../nodes.ts'
import type { TextRule } from './rule.ts'

/** Footnotes would bring a heading and links of their own, in English. */
export const noFootnote: TextRule = ({ tree }, report) => {
  for (const node of nodesOfType(tree, 'footnoteDefinition')) {
    report(node, 'Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.')
  }
}

/** A text holds no code. */
export const noImport: TextRule = ({ tree }, report) => {
  for (const node of nodesOfType(tree, 'mdxjsEsm')) {
    report(node, 'Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.')
  }
}

/** A box that nobody can tick means nothing on a page. */
export const noTaskList: TextRule = ({ tree }, report) => {
  for (const node of nodesOfType(tree, 'listItem')) {
    if (typeof node.checked === 'boolean')
      report(node, 'Vakjes om aan te vinken kunnen hier niet. Haal [ ] of [x] weg, of gebruik <Vinkjes>.')
  }
}
