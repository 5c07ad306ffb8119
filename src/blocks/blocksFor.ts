import type { MDXComponents } from 'mdx/types'
import { blockNames } from '../content/vocabulary.ts'
import type { Page, Site } from '../site/page.ts'
import type { DrawnBlock } from './block.ts'
import type { Given } from './blockProps.ts'
import { partsFor } from './parts.tsx'
import { registry } from './registry.ts'

const files = import.meta.glob<DrawnBlock | DrawnBlock[]>('./*.block.tsx', { eager: true, import: 'default' })
const drawn = registry(blockNames, Object.values(files).flat())

/** Everything that the Markdown of a page may use, by name: the one place where it meets the data of the site. */
export function blocksFor(site: Site, page: Page): MDXComponents {
  const components: MDXComponents = { ...partsFor(site, page) }
  const context = { site, page, components }
  for (const { name, draw, Item } of drawn) {
    components[name] = Object.assign((given: Given) => draw(context, given), Item && { Item })
  }
  return components
}
