import type { Image } from 'mdast'
import { descriptionMistake } from '../../content/pictures.ts'
import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** The description of a picture is plain text that says what it shows: a fact in it would stay between its braces. */
export const pictureText: TextRule = ({ tree, source }, report) => {
  for (const node of nodesOf(tree())) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    // As it was typed: the parser leaves a fact out of the description.
    const written = source.slice(node.position?.start.offset, node.position?.end.offset)
    const mistake = /[{}]/.test(written) ? factInIt : node.type === 'image' ? mistakeOf(node) : undefined
    if (mistake !== undefined) report(node, mistake)
  }
}

const factInIt = 'In de beschrijving van een beeld kan geen feit staan. Typ gewone tekst.'

/** The same as in content/beelden.yaml; and the name of the picture is no description of it. */
function mistakeOf({ alt, url, title }: Image): string | undefined {
  const lost = title
    ? `"${title}" verdwijnt. Schrijf ![${alt ?? ''}](${url}), en zet die woorden in de tekst.`
    : undefined
  if (!alt) return lost
  const mistake =
    alt === url ? 'dit is de naam van het beeld. Schrijf wat er te zien is, in een korte zin.' : descriptionMistake(alt)
  return mistake === undefined ? lost : `De beschrijving "${alt}": ${mistake}`
}
