import { blocksInSentence } from '../blocksInSentence.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** A block stands on lines of its own, unless it is made for a line of text. */
export const blockLine: TextRule = ({ tree }, report) => {
  const found = blocksInSentence(tree())
  eachBlock(tree(), (node, name, { children }) => {
    if (!found.has(node)) return
    const tags = children === undefined ? `<${name} />` : `<${name}> en </${name}> elk`
    report(node, `Zet ${tags} op een eigen regel, met een lege regel ervoor en erna.`)
  })
}
