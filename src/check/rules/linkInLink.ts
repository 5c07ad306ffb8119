import type { Nodes } from 'mdast'
import type { BlockName } from '../../content/vocabulary.ts'
import { linkedFacts } from '../../content/placeholders.ts'
import { nodesOf } from '../nodes.ts'
import type { Report, TextRule } from '../rule.ts'
import { isBlock } from '../textParts.ts'

const button = 'Knop' satisfies BlockName

/** No link stands in a link or a button, also not one that the site makes of a fact: browsers would tear them apart. */
export const linkInLink: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree())) {
    if (node.type === 'link') judge(node, 'link', report)
    else if (isBlock(node) && node.name === button) judge(node, 'knop', report)
  }
}

function judge(outer: Nodes, what: string, report: Report): void {
  for (const node of nodesOf(outer)) {
    if (node === outer) continue
    if (node.type === 'mdxTextExpression' && linkedFacts.some((name) => name === node.value.trim()))
      report(
        node,
        `{${node.value.trim()}} is zelf al een link en kan niet in een ${what} staan. ${what === 'knop' ? 'Gebruik <BelKnop />, of typ gewone woorden.' : 'Zet het buiten de link.'}`,
      )
    else if (node.type === 'link') report(node, `In een ${what} kan geen andere link staan. Typ daar gewone woorden.`)
  }
}
