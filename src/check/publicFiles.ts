import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { linkMistake, listFiles, listLinks } from './files.ts'
import type { Problem } from './problems.ts'
import { contentTypes } from '../content/contentTypes.ts'

const known = contentTypes.map(([extension]) => extension)

/** What is wrong with the files of public/, which are copied as they are, for whoever put them there. */
export function publicProblems(root: string): Problem[] {
  const folder = join(root, 'public')
  if (!existsSync(folder)) return []
  const mistakes = [
    ...listLinks(folder).map((name) => ({ name, message: linkMistake })),
    ...listFiles(folder).map((name) => ({ name, message: wrong(name) })),
  ]
  return mistakes.flatMap(({ name, message }) =>
    message ? [{ file: `public/${name}`, line: 1, column: 1, message }] : [],
  )
}

function wrong(name: string): string | undefined {
  if (name.startsWith('assets/'))
    return 'De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.'
  if (!known.includes(extname(name)))
    return `Met een bestand dat op "${extname(name)}" eindigt, weet een browser geen raad. Kies uit: ${known.join(', ')}.`
  return undefined
}
