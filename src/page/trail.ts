import { addresses, isComplaint } from '../content/addresses.ts'
import { linkText } from '../site/linkText.ts'
import type { Page, Site } from '../site/page.ts'

/**
 * The way from home to a page, by its address: each page of it with its name, the page itself last. A complaint stands
 * under their overview also where its address does not say so. An overview that is not on the site today is left out.
 */
export function trailOf(
  site: Pick<Site, 'copy' | 'titles' | 'hidden'>,
  { path, frontmatter }: Pick<Page, 'path' | 'frontmatter'>,
): { path: string; name: string }[] {
  const parts = path.split('/').slice(1)
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const isBeside = frontmatter.kind === 'klacht' && !isComplaint(path)
  return [addresses.home, ...(isBeside ? [addresses.complaints] : []), ...paths]
    .filter((each) => each === path || !site.hidden.includes(each))
    .map((each) => ({ path: each, name: linkText(site, each) }))
}
