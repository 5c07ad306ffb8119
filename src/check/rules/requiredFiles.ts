import { addresses, sharedText } from '../../content/addresses.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import { fileAt } from '../files.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from './rule.ts'

/** Pages that the layout itself links to or falls back on. */
export const ownPages: readonly string[] = Object.values(addresses)

/** The text that pages share, and the drawings of the layout. */
const ownFiles = [sharedText, ...Object.values(ownPictures).map((name) => `_beelden/${name}.svg`)]

/** The files that the code of the site needs are there. */
export const requiredFiles: SiteRule = ({ folder, known }, report) => {
  const names = new Set(folder.content)
  const missing = [
    ...ownPages.filter((path) => !known.hasPage(path)).map((path) => fileAt(folder, path)),
    ...ownFiles.filter((name) => !names.has(name)).map((name) => `content/${name}`),
  ]
  for (const file of missing) report(startOf(file), 'Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.')
}
