import type { PageCard, Site } from '../site/page.ts'

/** A page as a card. */
export const cardOf = (site: Site, { path, title, text, picture }: PageCard) => ({
  href: path,
  title,
  text,
  picture: site.picture(picture),
  more: site.copy.buttons.more,
  moreAbout: site.copy.buttons.moreAbout,
})
