import { isPage } from '../../content/pageFile.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

/** The name of a page's file can be its address. A folder named index would vanish from it. */
export const pageName: SiteRule = ({ folder }, report) => {
  for (const name of folder.content) {
    if ((isPage(name) || isMeantAsPage(name)) && !isAddress(name))
      report(
        startOf(`content/${name}`),
        'De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx. Geef dit bestand zo’n naam.',
      )
  }
}

/** Markdown that no writer keeps for writers (README.md). */
const isMeantAsPage = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/(?:^|\/)_/.test(name) && !/(?:^|\/)README\.md$/.test(name)

const isAddress = (name: string): boolean =>
  /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name) && !/(?:^|\/)index\//.test(name)
