import { isPage } from '../../content/pageFile.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'
import { takenFolder } from './publicFile.ts'

/** The name of a page's file can be its address, in no folder of the build. A folder named index would vanish from it. */
export const pageName: SiteRule = ({ folder }, report) => {
  for (const name of folder.content) {
    if (!isPage(name) && !isMeantAsPage(name)) continue
    const mistake = isAddress(name) ? takenFolder(name) : noAddress
    if (mistake !== undefined) report(startOf(`content/${name}`), mistake)
  }
}

const noAddress =
  'De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx. Geef dit bestand zo’n naam.'

/** Markdown that no writer keeps for writers (README.md). */
const isMeantAsPage = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/(?:^|\/)_/.test(name) && !/(?:^|\/)README\.md$/.test(name)

const isAddress = (name: string): boolean =>
  /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name) && !/(?:^|\/)index\//.test(name)
