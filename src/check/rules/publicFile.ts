import { extname } from 'node:path'
import { isServedName, publishedKinds } from '../../content/publicFile.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

/** A file in public/ is published as it is: it is of a kind that may be, its name can be an address, and it is not the build's. */
export const publicFile: SiteRule = ({ folder }, report) => {
  for (const name of folder.published) {
    const message = mistake(name, folder.verifications.includes(name))
    if (message !== undefined) report(startOf(`public/${name}`), message)
  }
}

function mistake(name: string, isVerification: boolean): string | undefined {
  const kind = extname(name).slice(1)
  if (name.startsWith('assets/'))
    return 'De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.'
  if (!isServedName(name))
    return 'De naam van dit bestand wordt een adres. Gebruik letters, cijfers, punten en streepjes, en begin met een letter of cijfer.'
  if (kind === 'html' && !isVerification)
    return 'Een pagina maakt u in content/. Hier kan alleen een bestand waarmee Google ziet dat de site van u is (google….html), zoals Google het geeft.'
  if (kind !== 'html' && !publishedKinds.includes(kind))
    return `Een bestand dat op "${extname(name)}" eindigt, kan hier niet staan. Kies uit: ${publishedKinds.map((each) => `.${each}`).join(', ')}.`
  return undefined
}
