import type { BlockName } from '../../content/vocabulary.ts'
import type { TextRule } from '../rule.ts'
import { givenOf } from '../textParts.ts'

const forPlace = 'VoorPlaats' satisfies BlockName

/** A text for one place stands where it is shown: on a page about that place, or about the whole region. */
export const unseenPlace: TextRule = ({ tree, path, frontmatter }, report, known) => {
  if (path === undefined || !frontmatter?.ok) return
  const { city } = frontmatter.data
  for (const { attribute, block, value } of givenOf(tree(), 'place')) {
    const isTown = known.towns()?.includes(value)
    if (block !== forPlace || isTown === undefined || (city === undefined ? !isTown : city === value)) continue
    const about = city === undefined ? 'geen plaats (city)' : city
    report(
      attribute,
      `Niemand ziet deze tekst: de pagina gaat over ${about}. Zet de tekst zonder <${forPlace}> neer, of op een pagina met city: ${value}.`,
    )
  }
}
