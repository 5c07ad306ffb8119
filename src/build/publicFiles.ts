import { existsSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Problem } from '../content/problems.ts'
import { contentTypes } from '../hosting/contentTypes.ts'

const known = contentTypes.map(([extension]) => extension)

/** What is wrong with the files of public/, which are copied as they are, for whoever put them there. */
export function publicProblems(root: string): Problem[] {
  const folder = join(root, 'public')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    const message = entry.isDirectory() ? undefined : wrong(name, entry.isSymbolicLink())
    return message ? [{ file: `public/${name}`, line: 1, column: 1, message }] : []
  })
}

function wrong(name: string, isLink: boolean): string | undefined {
  if (isLink) return 'Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.'
  if (name.startsWith('assets/'))
    return 'De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.'
  if (!known.includes(extname(name)))
    return `Met een bestand dat op "${extname(name)}" eindigt, weet een browser geen raad. Kies uit: ${known.join(', ')}.`
  return undefined
}
