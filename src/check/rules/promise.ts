import { brokenPromises, promisesFile, promisesIn } from '../promises.ts'
import { startOf } from '../problems.ts'
import { repairOf } from '../repairs.ts'
import type { SiteRule } from '../rule.ts'

/** What others may link to stays where it was, or leads on (content/adressen.lock). */
export const promise: SiteRule = (site, report) => {
  const { text } = site.promises
  // Where it was made, the home page at least stands in it.
  if (text !== undefined && promisesIn(text).length === 0)
    report(
      startOf(`content/${promisesFile}`),
      'Hier staan de adressen die anderen kennen, en nu staat er niets. Zet het bestand terug. Was het er nog nooit? Maak het dan met npm run adressen -- --accept.',
    )
  for (const broken of brokenPromises(site.promises)) {
    const name = broken.anchor === undefined ? `De pagina ${broken.path}` : `De kop ${broken.path}#${broken.anchor}`
    report(
      broken.place,
      `${name} is weg, en anderen linken ernaar. ${repairOf(broken, site).advice}, of laat dat doen: ` +
        'npm run adressen -- --accept. Stond dit nooit online? Haal dan deze regel weg.',
    )
  }
}
