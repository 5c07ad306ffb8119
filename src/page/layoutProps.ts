import type { FrontmatterOf, Kind } from '../content/frontmatter.ts'
import type { Page, Site } from '../site/page.ts'

/** What the layout of a kind of page draws. */
export interface LayoutProps<K extends Kind = Kind> {
  site: Site
  page: Page<FrontmatterOf<K>>
}
