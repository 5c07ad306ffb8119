import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** A block that shows a list of the frontmatter stands on a page that has one. */
export const blockData: TextRule = ({ tree, frontmatter }, report) => {
  if (!frontmatter?.ok) return
  const lists = new Map(Object.entries(frontmatter.data))
  eachBlock(tree(), (node, name, { shows }) => {
    const list = shows && lists.get(shows.list)
    if (!shows || (Array.isArray(list) && list.length > 0)) return
    report(
      node,
      `<${name}> toont de lijst "${shows.list}" van een pagina met kind: ${shows.kind}, maar die staat niet boven aan deze pagina. Zet hem daar, of haal het blok weg.`,
    )
  })
}
