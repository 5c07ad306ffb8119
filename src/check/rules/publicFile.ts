import { extname } from 'node:path'
import { ownPictures } from '../../content/ownPictures.ts'
import { isServedName, madeFiles, publishedKinds } from '../../content/publicFile.ts'
import type { MadeFile } from '../../content/publicFile.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

const byLogo = `verander het logo in content/_beelden/${ownPictures.logo}.svg`
const byFacts = 'verander de feiten in content/praktijk.yaml'
const byPages = 'verander de pagina’s in content/'

/** What to do instead of bringing a file that the build makes; to robots.txt it only adds. */
const insteadOf: Readonly<Record<Exclude<MadeFile, typeof madeFiles.robots>, string>> = {
  [madeFiles.icon]: byLogo,
  [madeFiles.touchIcon]: byLogo,
  [madeFiles.smallIcon]: byLogo,
  [madeFiles.largeIcon]: byLogo,
  [madeFiles.manifest]: byFacts,
  [madeFiles.sitemap]: byPages,
  [madeFiles.llms]: byPages,
  [madeFiles.security]: byFacts,
  [madeFiles.licences]: 'geef dit bestand een andere naam',
}
const made: ReadonlyMap<string, string> = new Map(Object.entries(insteadOf))

/** A file in public/ is published as it is: it is of a kind that may be, its name can be an address, and it is not the build's. */
export const publicFile: SiteRule = ({ folder }, report) => {
  for (const name of folder.published) {
    const message = publicFileMistake(name, folder.verifications.includes(name))
    if (message !== undefined) report(startOf(`public/${name}`), message)
  }
}

/** Why a page or a file cannot stand in its folder. */
export const takenFolder = (name: string): string | undefined =>
  name.startsWith('assets/')
    ? 'De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.'
    : undefined

/**
 * Why a file of public/ cannot be published.
 * @param name its path in that folder, with forward slashes
 * @param isVerification whether Google sees by it that the site is the owner's
 */
export function publicFileMistake(name: string, isVerification: boolean): string | undefined {
  const kind = extname(name).slice(1)
  const taken = takenFolder(name)
  if (taken !== undefined) return taken
  const instead = made.get(name)
  if (instead !== undefined) return `De site maakt ${name} zelf. Haal public/${name} weg, of ${instead}.`
  if (!isServedName(name))
    return 'De naam van dit bestand wordt een adres. Gebruik letters, cijfers, punten en streepjes, en begin met een letter of cijfer.'
  if (kind === 'html' && !isVerification)
    return 'Een pagina maakt u in content/. Hier kan alleen een bestand waarmee Google ziet dat de site van u is (google….html), zoals Google het geeft.'
  if (kind !== 'html' && !publishedKinds.includes(kind))
    return `Een bestand dat op "${extname(name)}" eindigt, kan hier niet staan. Kies uit: ${publishedKinds.map((each) => `.${each}`).join(', ')}.`
  return undefined
}
