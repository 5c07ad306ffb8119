import { unsaidHolidays } from '../../content/holidays.ts'
import type { SiteRule } from './rule.ts'

/** A public holiday comes, and the site says that the practice is open as on any day. */
export const holiday: SiteRule = ({ facts, today }, report) => {
  if (!facts.ok) return
  for (const { name, date } of unsaidHolidays(facts.data, today))
    report(
      facts.locate(['uitzonderingen']),
      `${name} is op ${date}, en er staat niet of u dan open bent. Schrijf bij uitzonderingen: - { datum: ${date}, tijden: gesloten, reden: ${name} }, of uw tijden van die dag.`,
    )
}
