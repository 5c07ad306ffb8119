import { brokenPromises } from '../promises.ts'
import { repairOf } from '../repairs.ts'
import type { SiteRule } from '../rule.ts'

/** What others may link to stays where it was, or leads on (content/adressen.lock). */
export const promise: SiteRule = (site, report) => {
  for (const broken of brokenPromises(site.promises)) {
    const name = broken.anchor === undefined ? `De pagina ${broken.path}` : `De kop ${broken.path}#${broken.anchor}`
    report(
      broken.place,
      `${name} is weg, en anderen linken ernaar. ${repairOf(broken, site).advice}, of laat dat doen: ` +
        'npm run adressen -- --accept. Stond dit nooit online? Haal dan deze regel weg.',
    )
  }
}
