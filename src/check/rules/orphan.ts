import type { Copy } from '../../content/copy.ts'
import { rulesOf } from '../../content/frontmatter.ts'
import { isDraft } from '../absent.ts'
import { startOf } from '../problems.ts'
import { isPageText } from '../readPage.ts'
import type { PageReading, PageText } from '../readPage.ts'
import type { SiteRule } from '../rule.ts'

/** The pages that no menu and no other text leads to. */
export function orphans(texts: readonly PageReading[], { menu, footer }: Copy): PageText[] {
  const links = [menu.links, footer.bottom, ...footer.columns.map((column) => column.links)].flat()
  const paths = new Set(links.map(({ path }) => path))
  return texts.filter(isPageText).filter(({ file, path, frontmatter }) => {
    if (!frontmatter?.ok || frontmatter.data.concept || rulesOf(frontmatter.data).isLedTo || paths.has(path))
      return false
    return !texts.some((text) => text.file !== file && !isDraft(text) && leadsTo(text, path))
  })
}

/** By its text, or by a card in a list of its own. */
const leadsTo = ({ links, frontmatter }: PageReading, path: string): boolean =>
  links.includes(path) ||
  (frontmatter?.ok === true &&
    frontmatter.data.kind === 'dienst' &&
    (frontmatter.data.aids ?? []).some(({ link }) => link?.split('#')[0] === path))

/** A page that nothing leads to: visitors find it in a search engine, or not. */
export const orphan: SiteRule = ({ pages, partials, copy }, report) => {
  if (!copy.ok) return
  for (const { file, path } of orphans([...pages, ...partials], copy.data))
    report(
      startOf(file),
      `Geen menu en geen andere pagina leidt naar ${path}. Zet er ergens een link naar, of haal de pagina weg.`,
    )
}
