import { didYouMean } from '../didYouMean.ts'
import type { SiteRule } from './rule.ts'
import { pictureMistake } from './picture.ts'

/** What the facts of the practice refer to is there: pages of treatments, locations, and photos of the team. */
export const factReferences: SiteRule = ({ pages, facts, known }, report) => {
  if (!facts.ok) return
  const { locations, team } = facts.data
  const services = pages.flatMap(({ path, frontmatter }) =>
    frontmatter?.ok && frontmatter.data.kind === 'dienst' ? [path] : [],
  )
  for (const [place, { treatments }] of locations.entries()) {
    for (const [index, path] of treatments.entries()) {
      if (services.includes(path)) continue
      const hint = didYouMean(path, services) ?? `Kies uit: ${services.join(', ')}.`
      report(facts.locate(['locaties', place, 'behandelingen', index]), `"${path}" is geen dienst van de site. ${hint}`)
    }
  }
  const ids = locations.map(({ id }) => id)
  for (const [index, { days, picture }] of (team ?? []).entries()) {
    for (const id of Object.keys(days)) {
      if (ids.includes(id)) continue
      const hint = didYouMean(id, ids) ?? `Kies uit: ${ids.join(', ')}.`
      report(facts.locate(['team', index, 'dagen', id]), `"${id}" is geen locatie. ${hint}`)
    }
    const mistake = picture === undefined ? undefined : pictureMistake(picture, known)
    if (mistake) report(facts.locate(['team', index, 'foto']), mistake)
  }
}
