import type { BlockName } from '../../content/vocabulary.ts'
import { textOf } from '../headings.ts'
import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'
import { isBlock } from '../textParts.ts'

const button = 'Knop' satisfies BlockName

/** Words that say nothing of where a link leads. */
const empty =
  /^(?:klik hier|klik|hier|lees meer|lees verder|verder lezen|meer|meer info|meer informatie|meer lezen|link|deze link|deze pagina)[.!…]*$/i

/** A link says where it leads, also to who hears it by itself (WCAG 2.2, 2.4.9). */
export const linkWords: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree())) {
    const isLink = node.type === 'link' || node.type === 'linkReference' || (isBlock(node) && node.name === button)
    if (!isLink || !empty.test(textOf(node).trim())) continue
    report(
      node,
      `"${textOf(node).trim()}" zegt niet waar de link heen gaat. Noem dat in de link zelf: [onze tarieven](/kosten).`,
    )
  }
}
