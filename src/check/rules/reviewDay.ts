import { headsOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** A text was looked over on a day that has been: the day is published, and counts until the next time. */
export const reviewDay: SiteRule = ({ pages, today }, report) => {
  for (const { data, locate } of headsOf(pages)) {
    if (!('nagekeken' in data) || data.nagekeken === undefined || data.nagekeken.on <= today) continue
    report(
      locate(['nagekeken', 'op']),
      `${data.nagekeken.on} moet nog komen. Vul de dag in waarop de tekst is nagekeken, of haal "nagekeken" weg.`,
    )
  }
}
