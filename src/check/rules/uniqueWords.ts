import { searchKey } from '../../content/search/words.ts'
import { namesOf } from '../../content/search/names.ts'
import type { Place } from '../problems.ts'
import { headsOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** The page that a word leads to, and where that is said; found only for a mistake, since the text is read again for it. */
interface Owner {
  path: string
  place: () => Place
}

/** A word to search by leads to one page: it is no word of another page, and not the name of one. */
export const uniqueWords: SiteRule = ({ pages }, report) => {
  const owners = new Map<string, Owner>()
  const read = headsOf(pages)
  for (const { path, data, locate } of read)
    for (const name of namesOf(data)) owners.set(searchKey(name), { path, place: () => locate(['heading']) })
  for (const { path, data, locate } of read) {
    const own = new Set<string>()
    for (const [index, word] of (data.zoekwoorden ?? []).entries()) {
      const key = searchKey(word)
      const place = () => locate(['zoekwoorden', index])
      const owner = owners.get(key)
      if (own.has(key)) report(place(), `zoekwoorden: "${word}" staat hier al. Haal het weg.`)
      else if (owner && owner.path !== path)
        report(
          place(),
          `zoekwoorden: "${word}" hoort al bij ${owner.path} (${owner.place().file}:${owner.place().line}). ` +
            'Een woord leidt naar één pagina: haal het bij een van de twee weg.',
        )
      own.add(key)
      if (!owner) owners.set(key, { path, place })
    }
  }
}
