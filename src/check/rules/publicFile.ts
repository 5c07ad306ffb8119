import { extname } from 'node:path'
import { contentTypes } from '../../content/contentTypes.ts'
import { isServedName } from '../../content/publicFile.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from './rule.ts'

const kinds = contentTypes.map(([extension]) => extension)

/** A file in public/ is published as it is: browsers know its kind, its name can be an address, and it is not the build's. */
export const publicFile: SiteRule = ({ folder }, report) => {
  for (const name of folder.published) {
    const place = startOf(`public/${name}`)
    if (name.startsWith('assets/'))
      report(place, 'De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.')
    else if (!isServedName(name))
      report(
        place,
        'De naam van dit bestand wordt een adres. Gebruik letters, cijfers, punten en streepjes, en begin met een letter of cijfer.',
      )
    else if (!kinds.includes(extname(name)))
      report(
        place,
        `Met een bestand dat op "${extname(name)}" eindigt, weet een browser geen raad. Kies uit: ${kinds.join(', ')}.`,
      )
  }
}
