import type { Root } from 'hast'
import type { Check } from '../../../check/check.ts'
import { readPage } from '../../../check/readPage.ts'
import { fillIn } from '../../../content/placeholders.ts'
import type { PageData } from '../../../site/page.ts'
import type { Content } from '../../content.ts'
import { textTree } from '../../mdx/textTree.ts'
import { blocksFile, blocksPath, blocksText } from './blocksText.ts'

/** The text of the page of all blocks for this site. */
const blocksSource = ({ facts, pages }: Pick<Check, 'facts' | 'pages'>): string =>
  blocksText(facts?.locations[0]?.id ?? '', (name) =>
    pages.filter(({ blocks }) => blocks.includes(name)).map(({ path }) => path),
  )

/** The page of all blocks, as data, and its text. */
export function blocksPage(root: string, check: Check, { site }: Content): { page: PageData; text: Root } {
  const reading = readPage(blocksFile, blocksSource(check))
  const { frontmatter } = reading
  if (!frontmatter?.ok) throw new Error('De pagina met blokken klopt niet.')
  const { placeholders } = site
  const page = { path: blocksPath, frontmatter: fillIn(frontmatter.data, placeholders), headings: [], placeholders }
  return { page, text: textTree(root, reading) }
}
