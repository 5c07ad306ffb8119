import { positionAt } from '../problems.ts'
import { nodesOfType } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** A heading begins with `#`: a line of dashes below a sentence would make a heading of the sentence. */
export const underlinedHeading: TextRule = ({ tree, file, source }, report) => {
  for (const { position } of nodesOfType(tree(), 'heading')) {
    const start = position?.start.offset
    const end = position?.end.offset
    if (start === undefined || end === undefined || source[start] === '#') continue
    const line = source.lastIndexOf('\n', end - 1) + 1
    report(
      { file, ...positionAt(source, line) },
      'Deze streepjes maken van de regel erboven een kop. Zet er een lege regel tussen, of begin een kop met ##.',
    )
  }
}
