import { headsOfKind } from '../heads.ts'
import type { SiteRule } from '../rule.ts'
import { serviceMistake, servicesOf } from './services.ts'

/** A page of a service for one town says which town, and is a version of a service that is for all of them. */
export const townVersion: SiteRule = ({ pages }, report) => {
  const services = servicesOf(pages)
  const seen = new Set<string>()
  for (const { data, locate } of headsOfKind(pages, 'dienst')) {
    const { 'versie-van': of, city } = data
    if (of === undefined) continue
    const at = locate(['versie-van'])
    const mistake = serviceMistake(of, services, pages)
    if (mistake) report(at, mistake)
    if (city === undefined) report(at, 'Zet erbij voor welke plaats deze pagina is: city: en de id van de locatie.')
    else if (seen.has(`${of} ${city}`)) report(at, `Er is al een pagina van ${of} voor ${city}. Houd er één over.`)
    else seen.add(`${of} ${city}`)
  }
}
