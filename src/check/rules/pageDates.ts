import { ownPages } from './requiredFiles.ts'
import { headsOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** The days of a page are in order, and a page that the site itself leads to is always there. */
export const pageDates: SiteRule = ({ pages }, report) => {
  for (const { path, data, locate } of headsOf(pages)) {
    const { vanaf, tot } = data
    if (vanaf !== undefined && tot !== undefined && vanaf > tot)
      report(locate(['tot']), '"tot" ligt voor "vanaf". Draai ze om.')
    const stated = (['concept', 'vanaf', 'tot'] as const).find((key) => data[key] !== undefined && data[key] !== false)
    if (stated !== undefined && ownPages.includes(path))
      report(
        locate([stated]),
        `De site zelf leidt naar ${path}, dus deze pagina is er altijd. Haal de regel "${stated}" weg.`,
      )
  }
}
