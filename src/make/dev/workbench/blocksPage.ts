import type { Check } from '../../../check/check.ts'
import { readPage } from '../../../check/readPage.ts'
import { fillIn } from '../../../content/placeholders.ts'
import type { PageData } from '../../../site/page.ts'
import type { Content } from '../../content.ts'
import { blocksFile, blocksPath, blocksText } from './blocksText.ts'

/** The text of the page of all blocks for this site. */
export const blocksSource = ({ facts, pages }: Pick<Check, 'facts' | 'pages'>): string =>
  blocksText(facts.ok ? (facts.data.locations[0]?.id ?? '') : '', (name) =>
    pages.filter(({ blocks }) => blocks.includes(name)).map(({ path }) => path),
  )

/** The page of all blocks, as data. */
export function blocksPage(check: Check, { site }: Content): PageData {
  const { frontmatter } = readPage(blocksFile, blocksSource(check))
  if (!frontmatter?.ok) throw new Error('De pagina met blokken klopt niet.')
  const { placeholders } = site
  return { path: blocksPath, frontmatter: fillIn(frontmatter.data, placeholders), headings: [], placeholders }
}
