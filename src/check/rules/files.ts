import { extname } from 'node:path'
import { addresses, sharedText } from '../../content/addresses.ts'
import { editorSchemas, frontmatterFile } from '../../content/editor.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import { isPage, isPartial } from '../../content/pageFile.ts'
import { isServedName, publishedKinds } from '../../content/publicFile.ts'
import { didYouMean } from '../didYouMean.ts'
import { fileAt } from '../files.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from './rule.ts'

/** Links to other files escape what is checked, while the build would follow them. */
export const noShortcut: SiteRule = ({ folder }, report) => {
  for (const file of folder.shortcuts)
    report(startOf(file), 'Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.')
}

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

/** Pages that the layout itself links to or falls back on. */
export const ownPages: readonly string[] = Object.values(addresses)

/** What takes the colours of the page, or is drawn upon, is a drawing. */
const drawings = [ownPictures.logo, ownPictures.body, ownPictures.map].map((name) => `_beelden/${name}`)
const photo = /\.(?:jpe?g|png)$/

/** The files that the code of the site needs are there. */
export const requiredFiles: SiteRule = ({ folder, known }, report) => {
  const names = new Set(folder.content.map((name) => name.replace(photo, '')))
  const isThere = (name: string) => names.has(`${name}.svg`) || (!drawings.includes(name) && names.has(name))
  const missing = [
    ...ownPages.filter((path) => !known.hasPage(path)).map((path) => fileAt(folder, path)),
    ...(folder.content.includes(sharedText) ? [] : [`content/${sharedText}`]),
    ...Object.values(ownPictures)
      .map((name) => `_beelden/${name}`)
      .filter((name) => !isThere(name))
      .map((name) => `content/${name}.svg`),
  ]
  for (const file of missing) report(startOf(file), 'Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.')
}

/** What the site reads besides pages and pictures: every file with a schema, and what commands keep there. */
const known = [
  ...Object.keys(editorSchemas).filter((name) => name !== frontmatterFile),
  'adressen.lock',
  'woorden.txt',
  'README.md',
]

/** A file in content/ that the site does not read may have been meant for it. */
export const strayFile: SiteRule = ({ folder }, report) => {
  for (const name of folder.content) {
    const base = name.split('/').at(-1) ?? ''
    if (isPage(name) || isPartial(name) || known.includes(name) || base === 'README.md') continue
    // Pictures and pages have rules of their own; what begins with an underscore is kept apart on purpose.
    if (/^_beelden\/.*\.(?:svg|jpe?g|png|hei[cf]|webp|avif|gif|bmp|tiff?)$/i.test(name) || /\.mdx?$/i.test(name))
      continue
    if (/^_(?!beelden\/)/.test(name)) continue
    const hint = didYouMean(name, known) ?? 'Een bestand om te downloaden hoort in de map public.'
    report(startOf(`content/${name}`), `Dit bestand gebruikt de site niet. ${hint}`)
  }
}
