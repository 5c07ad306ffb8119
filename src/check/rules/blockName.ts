import { blockNames, ruleOf } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import { htmlMessage } from '../tagMessage.ts'
import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'
import { isBlock } from '../textParts.ts'

/** A tag is one of the blocks that a writer may use. */
export const blockName: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree())) {
    if (!isBlock(node) || ruleOf(node.name ?? '')) continue
    const name = node.name ?? ''
    report(
      node,
      /^[a-z]/.test(name)
        ? htmlMessage(name)
        : `<${name}>: Dit blok kennen we niet. ${meanOrChoose(name, blockNames, (known) => `<${known}>`)}`,
    )
  }
}
