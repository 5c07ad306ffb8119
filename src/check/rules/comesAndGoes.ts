import { soon } from '../../content/period.ts'
import { plannedIn, wordsOf } from '../planned.ts'
import type { SiteRule } from '../rule.ts'

/** What appears or goes within 30 days: the site has to be built again on that day, which a workflow can do. */
export const comesAndGoes: SiteRule = ({ pages, partials, facts, today }, report) => {
  const planned = plannedIn({ pages, partials, ...(facts.ok && { facts: facts.data, locate: facts.locate }) })
  for (const one of planned)
    for (const { what, date, isStart } of soon([one], today)) report(one.place(), wordsOf(what, date, isStart))
}
