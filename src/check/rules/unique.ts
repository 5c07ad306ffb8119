import { namesOf } from '../../content/search/names.ts'
import { searchKey } from '../../content/search/words.ts'
import { headsOf } from '../heads.ts'
import { startOf } from '../problems.ts'
import type { Place } from '../problems.ts'
import type { Locate } from '../yaml.ts'
import type { SiteRule } from './rule.ts'

/** Each page has an address of its own: `over.mdx` and `over/index.mdx` would share one. */
export const uniqueAddress: SiteRule = ({ pages }, report) => {
  const first = new Map<string, string>()
  for (const { file, path } of pages) {
    const other = first.get(path)
    first.set(path, other ?? file)
    if (other !== undefined) report(startOf(file), `Dit adres heeft al een pagina: ${other}. Houd er één.`)
  }
}

/** Every page has its own title and description: in a list of results they are all that tells pages apart. */
export const uniqueHead: SiteRule = ({ pages }, report) => {
  // A copy mostly has the longer name, and it is what has to change.
  const heads = headsOf(pages.toSorted((a, b) => a.file.length - b.file.length))
  for (const key of ['title', 'meta'] as const) {
    const first = new Map<string, Locate>()
    for (const { data, locate } of heads) {
      const other = first.get(data[key])
      first.set(data[key], other ?? locate)
      if (!other) continue
      const { file, line } = other([key])
      report(locate([key]), `${key}: dezelfde tekst staat al in ${file}:${line}. Geef elke pagina een eigen ${key}.`)
    }
  }
}

/** Pages of a kind stand in one order, and each has a name of its own: in a menu nothing else tells them apart. */
export const uniqueOrder: SiteRule = ({ pages }, report) => {
  const places = new Map<string, string>()
  const names = new Map<string, string>()
  const heads = headsOf(pages)
  for (const { path, data, locate } of heads) {
    if (!('order' in data)) continue
    const { kind, order, card } = data
    const before = places.get(`${kind} ${order}`)
    const namesake = names.get(card.name.toLowerCase())
    places.set(`${kind} ${order}`, before ?? path)
    names.set(card.name.toLowerCase(), namesake ?? path)
    if (before !== undefined) {
      const taken = new Set(
        heads.flatMap((head) => ('order' in head.data && head.data.kind === kind ? [head.data.order] : [])),
      )
      let free = order
      while (taken.has(free)) free += 1
      report(locate(['order']), `order: plaats ${order} is al van ${before}. Kies een vrij nummer: ${free}.`)
    }
    if (namesake !== undefined)
      report(locate(['card', 'name']), `card › name: zo heet ${namesake} ook. Kies een andere naam.`)
  }
}

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
