import { vocabulary } from '../../content/vocabulary.ts'
import type { TextRule } from '../rule.ts'

const shown = Object.entries(vocabulary).flatMap(([block, { shows, children }]) =>
  shows ? [{ block, tag: children ? `<${block}>` : `<${block} />`, ...shows }] : [],
)

/** A list above a page is shown by a block in its text: without that block nobody sees it. */
export const unshownList: TextRule = ({ path, isReadable, blocks, frontmatter }, report) => {
  if (path === undefined || !isReadable || !frontmatter?.ok) return
  const lists = new Map(Object.entries(frontmatter.data))
  for (const { block, tag, kind, list } of shown) {
    if (frontmatter.data.kind !== kind || blocks.includes(block)) continue
    const items = lists.get(list)
    if (Array.isArray(items) && items.length > 0)
      report(
        frontmatter.locate([list]),
        `Niemand ziet "${list}": het blok dat deze lijst toont, staat niet op de pagina. Zet ${tag} in de tekst, of haal de lijst weg.`,
      )
  }
}
