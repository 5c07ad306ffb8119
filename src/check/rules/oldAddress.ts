import { redirects } from '../../content/redirects.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from './rule.ts'

/** No page stands at an address that leads to another: the build would put the way to that page in its place. */
export const oldAddress: SiteRule = ({ pages }, report) => {
  for (const { file, path } of pages) {
    const to = redirects.get(path)
    if (to !== undefined)
      report(
        startOf(file),
        `Dit is een oud adres: het leidt naar ${to}. Zet de tekst op die pagina, of geef dit bestand een andere naam.`,
      )
  }
}
