import { meanOrChoose } from '../didYouMean.ts'
import type { PageText } from '../readPage.ts'
import type { SiteRule } from './rule.ts'

/** The addresses of the services that are for all towns. */
export const servicesOf = (pages: readonly PageText[]): string[] =>
  pages.flatMap(({ path, frontmatter }) =>
    frontmatter?.ok && frontmatter.data.kind === 'dienst' && frontmatter.data['versie-van'] === undefined ? [path] : [],
  )

/** A page of a service for one town says which town, and is a version of a service that is for all of them. */
export const townVersion: SiteRule = ({ pages }, report) => {
  const services = servicesOf(pages)
  const seen = new Set<string>()
  for (const { frontmatter } of pages) {
    if (!frontmatter?.ok || frontmatter.data.kind !== 'dienst') continue
    const { 'versie-van': of, city } = frontmatter.data
    if (of === undefined) continue
    const at = frontmatter.locate(['versie-van'])
    if (!services.includes(of)) report(at, `"${of}" is geen dienst van de site. ${meanOrChoose(of, services)}`)
    if (city === undefined) report(at, 'Zet erbij voor welke plaats deze pagina is: city: en de id van de locatie.')
    else if (seen.has(`${of} ${city}`)) report(at, `Er is al een pagina van ${of} voor ${city}. Houd er één over.`)
    else seen.add(`${of} ${city}`)
  }
}
