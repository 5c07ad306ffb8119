import { isComplaint } from '../content/addresses.ts'
import type { PageCard, Site } from '../site/page.ts'

/** The links of the body map. */
export const regionsOf = (site: Site) =>
  site.complaints.map(({ path, region, text, picture, spot }) => ({ href: path, name: region, text, picture, spot }))

/** The cards of the eight complaints; `hoofdpijn` lies outside /pijnklachten and has no card. */
export function complaintCards(site: Site) {
  return site.complaints.filter(({ path }) => isComplaint(path)).map((page) => cardOf(site, page))
}

/** A page as a card. */
export const cardOf = (site: Site, { path, title, text, picture }: PageCard) => ({
  href: path,
  title,
  text,
  picture: site.picture(picture),
})
