import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** The description of a picture is plain text: a fact in it would stay between its braces. */
export const pictureText: TextRule = ({ tree, source }, report) => {
  for (const node of nodesOf(tree())) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    // As it was typed: the parser leaves a fact out of the description.
    const written = source.slice(node.position?.start.offset, node.position?.end.offset)
    if (/[{}]/.test(written)) report(node, 'In de beschrijving van een beeld kan geen feit staan. Typ gewone tekst.')
  }
}
