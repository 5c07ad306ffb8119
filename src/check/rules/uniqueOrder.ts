import { headsOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

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
