import { unsaidHolidays } from '../../content/holidays.ts'
import type { SiteRule } from '../rule.ts'

/** A public holiday comes, and the site says that the practice is open as on any day. */
export const holiday: SiteRule = ({ facts, today }, report) => {
  if (!facts.ok) return
  for (const { name, date, at } of unsaidHolidays(facts.data, today))
    report(
      facts.locate(['uitzonderingen']),
      `${name} is op ${date}, en er staat niet of u dan${at ? ` in ${at.name}` : ''} open bent. Schrijf bij uitzonderingen: - { datum: ${date}, tijden: gesloten, reden: ${name}${at ? `, locatie: ${at.id}` : ''} }, of uw tijden van die dag.`,
    )
}
