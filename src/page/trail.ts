import { addresses } from '../content/addresses.ts'
import { linkText } from '../site/linkText.ts'
import type { Site } from '../site/page.ts'

/** The way from home to a page, by its address: each page of it with its name, the page itself last. */
export function trailOf(site: Pick<Site, 'copy' | 'titles'>, path: string): { path: string; name: string }[] {
  const parts = path.split('/').slice(1)
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return [addresses.home, ...paths].map((each) => ({ path: each, name: linkText(site, each) }))
}
