import { headLimits } from '../../content/title.ts'
import { listedOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** A list of results shows the whole title and the whole description of a page, with the facts in them. */
export const headLength: SiteRule = (site, report) => {
  for (const { key, typed, shown, locate } of listedOf(site)) {
    const limit = headLimits[key]
    if (shown.length <= limit) continue
    const filled = shown === typed ? '' : ' met de feiten erin'
    report(locate([key]), `${key} is${filled} te lang (${shown.length} tekens). Typ hoogstens ${limit} tekens.`)
  }
}
