import type { PageText } from '../readPage.ts'
import type { SiteRule } from './rule.ts'

/** Pages of a kind stand in one order, and each has a name of its own: in a menu nothing else tells them apart. */
export const uniqueOrder: SiteRule = ({ pages }, report) => {
  const places = new Map<string, PageText>()
  const names = new Map<string, PageText>()
  for (const page of pages) {
    const { frontmatter } = page
    if (!frontmatter?.ok || !('order' in frontmatter.data)) continue
    const { kind, order, card } = frontmatter.data
    const before = places.get(`${kind} ${order}`)
    const namesake = names.get(card.name.toLowerCase())
    places.set(`${kind} ${order}`, before ?? page)
    names.set(card.name.toLowerCase(), namesake ?? page)
    if (before)
      report(
        frontmatter.locate(['order']),
        `order: plaats ${order} is al van ${before.path}. Kies een vrij nummer: ${freeAfter(order, kind, pages)}.`,
      )
    if (namesake)
      report(frontmatter.locate(['card', 'name']), `card › name: zo heet ${namesake.path} ook. Kies een andere naam.`)
  }
}

/** The first number that no page of a kind has. */
function freeAfter(order: number, kind: string, pages: readonly PageText[]): number {
  const taken = new Set(
    pages.flatMap(({ frontmatter }) =>
      frontmatter?.ok && frontmatter.data.kind === kind && 'order' in frontmatter.data ? [frontmatter.data.order] : [],
    ),
  )
  let free = order
  while (taken.has(free)) free += 1
  return free
}
