import { meanOrChoose } from '../didYouMean.ts'
import { headsOfKind } from '../heads.ts'
import { pictureMistake } from './picture.ts'
import type { SiteRule } from '../rule.ts'
import { serviceMistake } from './services.ts'

/** What the facts of the practice refer to is there: pages of treatments, locations, and photos of the team. */
export const factReferences: SiteRule = ({ pages, facts, known }, report) => {
  if (!facts.ok) return
  const { locations, team, exceptions } = facts.data
  const services = headsOfKind(pages, 'dienst').map(({ path }) => path)
  for (const [place, { treatments }] of locations.entries()) {
    for (const [index, path] of treatments.entries()) {
      const mistake = serviceMistake(path, services, pages)
      if (mistake) report(facts.locate(['locaties', place, 'behandelingen', index]), mistake)
    }
  }
  const ids = locations.map(({ id }) => id)
  const townMistake = (id: string) => `"${id}" is geen locatie. ${meanOrChoose(id, ids)}`
  for (const [index, { location }] of exceptions.entries()) {
    if (location !== undefined && !ids.includes(location))
      report(facts.locate(['uitzonderingen', index, 'locatie']), townMistake(location))
  }
  for (const [index, { days, picture }] of (team ?? []).entries()) {
    for (const id of Object.keys(days)) {
      if (!ids.includes(id)) report(facts.locate(['team', index, 'dagen', id]), townMistake(id))
    }
    const mistake = picture === undefined ? undefined : pictureMistake(picture, known)
    if (mistake) report(facts.locate(['team', index, 'foto']), mistake)
  }
}
