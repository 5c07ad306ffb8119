import { unsaidHolidays } from '../../content/holidays.ts'
import { soon } from '../../content/period.ts'
import { plannedIn, wordsOf } from '../planned.ts'
import type { SiteRule } from './rule.ts'

/** What appears or goes within 30 days: the site has to be built again on that day, which a workflow can do. */
export const comesAndGoes: SiteRule = ({ pages, partials, facts, today }, report) => {
  const planned = plannedIn({ pages, partials, ...(facts.ok && { facts: facts.data, locate: facts.locate }) })
  for (const one of planned)
    for (const { what, date, isStart } of soon([one], today)) report(one.place(), wordsOf(what, date, isStart))
}

/** A public holiday comes, and the site says that the practice is open as on any day. */
export const holiday: SiteRule = ({ facts, today }, report) => {
  if (!facts.ok) return
  for (const { name, date, at } of unsaidHolidays(facts.data, today))
    report(
      facts.locate(['uitzonderingen']),
      `${name} is op ${date}, en er staat niet of u dan${at ? ` in ${at.name}` : ''} open bent. Schrijf bij uitzonderingen: - { datum: ${date}, tijden: gesloten, reden: ${name}${at ? `, locatie: ${at.id}` : ''} }, of uw tijden van die dag.`,
    )
}

/** A day in the facts is still to come: what is over shows nowhere, and may have been meant for another year. */
export const pastDate: SiteRule = ({ facts, today }, report) => {
  if (!facts.ok) return
  for (const [index, { until }] of facts.data.exceptions.entries())
    if (until < today) report(facts.locate(['uitzonderingen', index, 'datum']), message(until))
  for (const [index, { until }] of facts.data.notices.entries())
    if (until < today) report(facts.locate(['mededelingen', index, 'tot']), message(until))
}

const message = (date: string): string =>
  `${date} is voorbij, dus de site toont dit niet meer. Klopt het jaar? Haal de regel anders weg.`
