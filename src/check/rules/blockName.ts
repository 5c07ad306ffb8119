import { visit } from 'unist-util-visit'
import { blockNames, ruleOf } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from './rule.ts'
import { isBlock } from './text.ts'

/** A tag is one of the blocks that a writer may use. */
export const blockName: TextRule = ({ tree }, report) => {
  visit(tree, (node) => {
    if (!isBlock(node) || ruleOf(node.name ?? '')) return
    const name = node.name ?? ''
    const what = /^[a-z]/.test(name)
      ? 'HTML-codes werken hier niet; gebruik Markdown of een blok.'
      : 'Dit blok kennen we niet.'
    report(node, `<${name}>: ${what} ${meanOrChoose(name, blockNames, (known) => `<${known}>`)}`)
  })
}
