import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

/** Links to other files escape what is checked, while the build would follow them. */
export const noShortcut: SiteRule = ({ folder }, report) => {
  for (const file of folder.shortcuts)
    report(startOf(file), 'Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.')
}
