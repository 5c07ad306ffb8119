import { layoutIds } from '../../content/layoutIds.ts'
import { headingsOf } from '../headings.ts'
import type { TextRule } from '../rule.ts'

/** A heading does not take the id of another part of the page: a link to it would lead there. */
export const headingId: TextRule = ({ tree, blocks }, report, known) => {
  const taken = new Set<string>([
    ...Object.values(layoutIds),
    ...blocks.flatMap((name) => known.anchorsOfBlock(name) ?? []),
  ])
  for (const { node, id } of headingsOf(tree())) {
    if (taken.has(id))
      report(node, `Een ander deel van deze pagina heet ook al "#${id}". Geef deze kop andere woorden.`)
  }
}
