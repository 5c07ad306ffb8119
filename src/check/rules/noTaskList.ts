import { nodesOfType } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** A box that nobody can tick means nothing on a page. */
export const noTaskList: TextRule = ({ tree }, report) => {
  for (const node of nodesOfType(tree(), 'listItem')) {
    if (typeof node.checked === 'boolean')
      report(node, 'Vakjes om aan te vinken kunnen hier niet. Haal [ ] of [x] weg, of gebruik <Vinkjes>.')
  }
}
