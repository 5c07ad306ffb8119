import type { BlockName } from '../../content/vocabulary.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** Questions have a rule of their own, which says more. */
const asked = 'Vragen' satisfies BlockName

/** A heading above `###` in a block of items would stand in the item above it, larger than its own heading. */
export const itemHeading: TextRule = ({ tree }, report) => {
  eachBlock(tree(), ({ children }, name, rule) => {
    if (rule.children !== 'items' || name === asked) return
    for (const [index, node] of children.entries())
      if (index > 0 && node.type === 'heading' && node.depth < 3)
        report(node, `In <${name}> begint elk onderdeel met ###. Typ ### in plaats van ${'#'.repeat(node.depth)}.`)
  })
}
