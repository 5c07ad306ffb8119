import { startOf } from '../problems.ts'
import type { SiteRule } from './rule.ts'

/** Kinds of pages that every page leads to, or that nobody is meant to be led to. */
const found = new Set(['home', 'klacht', 'dienst', 'zoeken', 'niet-gevonden'])

/** A page that no menu and no other page leads to: visitors find it in a search engine, or not. */
export const orphan: SiteRule = ({ pages, partials, copy }, report) => {
  if (!copy.ok) return
  const { menu, footer } = copy.data
  const links = [menu.links, footer.bottom, ...footer.columns.map((column) => column.links)].flat()
  const paths = new Set(links.map(({ path }) => path))
  const texts = [...pages, ...partials]
  for (const { file, path, frontmatter } of pages) {
    if (!frontmatter?.ok || found.has(frontmatter.data.kind) || paths.has(path)) continue
    if (texts.some((text) => text.file !== file && text.links.includes(path))) continue
    report(
      startOf(file),
      `Geen menu en geen andere pagina leidt naar ${path}. Zet er ergens een link naar, of haal de pagina weg.`,
    )
  }
}
