import { addresses, sharedText } from '../../content/addresses.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import { fileAt } from '../files.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

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
