import { layoutIds } from '../../content/layoutIds.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from '../rule.ts'

/** An old heading leads to a heading of the page, and no part of the page has its name any more. */
export const oldHeadings: TextRule = ({ frontmatter, headings, blocks, isReadable }, report, known) => {
  // The headings of a text that cannot be read are not known.
  if (!frontmatter?.ok || !isReadable) return
  const ids = headings.map(({ id }) => id)
  for (const [old, id] of Object.entries(frontmatter.data['oude-koppen'] ?? {})) {
    const say = (message: string) => report(frontmatter.locate(['oude-koppen', old]), `oude-koppen: ${message}`)
    const taken = [...ids, ...Object.values(layoutIds), ...blocks.flatMap((name) => known.anchorsOfBlock(name) ?? [])]
    if (!/^[^\s#"'<>]+$/.test(old)) say(`"${old}" kan geen naam van een kop zijn. Schrijf hem met streepjes.`)
    else if (taken.includes(old)) say(`de kop "${old}" staat op deze pagina. Haal deze regel weg.`)
    else if (!ids.includes(id)) say(`deze pagina heeft geen kop "${id}". ${meanOrChoose(id, ids)}`)
  }
}
