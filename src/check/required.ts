import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Titled } from './checkFrontmatter.ts'
import { addresses, sharedText } from '../content/addresses.ts'
import { fileOfPage, listFiles } from './files.ts'
import { ownKinds } from '../content/frontmatter.ts'
import { ownPictures } from '../content/ownPictures.ts'
import { pathOf } from '../content/pageFile.ts'
import type { Problem } from './problems.ts'
import { redirects } from '../content/redirects.ts'

/** Pages that the layout itself links to or falls back on, or that old addresses lead to. */
const ownPages = [...Object.values(addresses), ...redirects.values()]

/** The text that pages share, and the drawings of the layout. */
const ownFiles = [sharedText, ...Object.values(ownPictures).map((name) => `_beelden/${name}.svg`)]

/** A folder without which nothing can be read; what lies in it is not judged then. */
export function missingFolder(root: string): Problem | undefined {
  const file = ['content', 'content/_beelden'].find(
    (folder) => !statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory(),
  )
  if (file === undefined) return undefined
  return { file, line: 1, column: 1, message: 'Deze map ontbreekt, en de site kan niet zonder. Zet haar terug.' }
}

/** Reports the files that the code of the site needs and that are not there. */
export function checkRequired(root: string): Problem[] {
  const names = listFiles(join(root, 'content'))
  const paths = names.map(pathOf)
  const missing = [
    ...ownPages.filter((path) => !paths.includes(path)).map((path) => fileOfPage(root, path)),
    ...ownFiles.filter((name) => !names.includes(name)).map((name) => `content/${name}`),
  ]
  return missing.map((file) => ({
    file,
    line: 1,
    column: 1,
    message: 'Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.',
  }))
}

/** The home page and the page for a wrong address have their own kind, and no other page has it. */
export function checkKinds(root: string, read: Titled[]): Problem[] {
  return read.flatMap(({ page, frontmatter, locate }) =>
    ownKinds.flatMap(({ kind, path }) => {
      const isOwn = page.path === path
      if (isOwn === (frontmatter.kind === kind)) return []
      const message = isOwn
        ? `kind: op deze pagina hoort kind: ${kind}.`
        : `kind: "${kind}" is alleen voor ${fileOfPage(root, path)}. Kies een ander kind.`
      return [{ ...locate(['kind']), message }]
    }),
  )
}
