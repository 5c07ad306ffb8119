import { numberWords } from '../../content/numberWords.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** A block that draws a number of steps has that many. */
export const blockCount: TextRule = ({ tree }, report) => {
  eachBlock(tree(), (node, name, { count }) => {
    // That it needs a list, and one, is said by other rules.
    const [list, more] = node.children.filter((child) => child.type === 'list')
    const length = list?.children.length
    if (count === undefined || length === undefined || more || length === count) return
    const words = numberWords[count] ?? count
    const there = length === 1 ? 'staat er 1' : `staan er ${length}`
    report(
      list ?? node,
      `<${name}> tekent ${words} stappen; hier ${there}. Maak er ${words} van, of gebruik <Stappen>.`,
    )
  })
}
