import { visit } from 'unist-util-visit'
import { blockNames, ruleOf } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import { htmlMessage } from '../parseBody.ts'
import type { TextRule } from './rule.ts'
import { isBlock } from './text.ts'

/** A tag is one of the blocks that a writer may use. */
export const blockName: TextRule = ({ tree }, report) => {
  visit(tree, (node) => {
    if (!isBlock(node) || ruleOf(node.name ?? '')) return
    const name = node.name ?? ''
    report(
      node,
      /^[a-z]/.test(name)
        ? htmlMessage(name)
        : `<${name}>: Dit blok kennen we niet. ${meanOrChoose(name, blockNames, (known) => `<${known}>`)}`,
    )
  })
}
