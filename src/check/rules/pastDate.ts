import type { SiteRule } from '../rule.ts'

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
