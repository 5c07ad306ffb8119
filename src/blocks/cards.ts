import type { PageCard, Site } from '../site/page.ts'

/** The links of the body map. */
export const regionsOf = (site: Site) =>
  site.complaints.map(({ path, region, text, picture, spot }) => ({ href: path, name: region, text, picture, spot }))

/** A page as a card. */
export const cardOf = (site: Site, { path, title, text, picture }: PageCard) => ({
  href: path,
  title,
  text,
  picture: site.picture(picture),
})
