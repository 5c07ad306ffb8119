import { dayAfter } from '../../content/period.ts'
import { headsOf } from '../heads.ts'
import { promisesIn } from '../promises.ts'
import type { SiteRule } from '../rule.ts'

/** A page that was online is there no more: past its last day, or a draft again. A draft that never was is not missed. */
export const gone: SiteRule = ({ pages, promises, today }, report) => {
  const promised = new Set(promisesIn(promises.text ?? '').map(({ path }) => path))
  for (const { path, data, locate } of headsOf(pages)) {
    const { concept, vanaf = '', tot } = data
    if (concept && promised.has(path))
      report(
        locate(['concept']),
        `${path} stond online en geeft nu "niet gevonden". Komt de pagina niet terug? Haal haar dan weg en stuur bezoekers naar een andere (content/omleidingen.yaml).`,
      )
    else if (!concept && tot !== undefined && tot < today && vanaf <= tot)
      report(locate(['tot']), `${path} is sinds ${dayAfter(tot, 1)} van de site. Klopt het jaar?`)
  }
}
