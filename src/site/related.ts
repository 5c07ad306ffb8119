import type { PageCard, PageData } from './page.ts'

/**
 * Tells which services a complaint names, in its own order, and which complaints name a service, in menu order; those
 * of a page for one town are those of the page for all.
 * @param cards what there is on the site, in menu order
 */
export function relatedIn(
  pages: ReadonlyMap<string, PageData>,
  cards: readonly PageCard[],
): (path: string) => PageCard[] {
  const named = new Map(
    [...pages.values()].flatMap(({ path, frontmatter }) =>
      frontmatter.kind === 'klacht' ? [[path, frontmatter.behandelingen ?? []] as const] : [],
    ),
  )
  const byPath = new Map(cards.map((card) => [card.path, card]))
  return (path) => {
    const services = named.get(path)
    if (services) return services.flatMap((service) => byPath.get(service) ?? [])
    const frontmatter = pages.get(path)?.frontmatter
    const service = (frontmatter?.kind === 'dienst' && frontmatter['versie-van']) || path
    return cards.filter((card) => named.get(card.path)?.includes(service))
  }
}
