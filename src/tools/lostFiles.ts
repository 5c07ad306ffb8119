import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startOf } from '../check/problems.ts'
import type { Problem } from '../check/problems.ts'
import { promisesFile } from '../check/promises.ts'
import { dataFiles } from '../content/dataFiles.ts'
import { git } from '../store/git.ts'

/** The files of content/ that a site can do without; without any other, the check itself stops. */
const optional = [dataFiles.exercises, dataFiles.pictures, dataFiles.questions, dataFiles.redirects]
  .map(({ name }) => name)
  .concat(promisesFile, 'woorden.txt')

/**
 * What the site could do without when it was new, and had since: only git knows that it is gone.
 * @param root the project's folder; where git is not there, or the file never was, nothing is said
 */
export const lostFiles = (root: string): Problem[] =>
  optional
    .map((name) => `content/${name}`)
    .filter((file) => !existsSync(join(root, file)))
    .flatMap((file): Problem[] => {
      const commit = git(root, ['log', '-1', '--diff-filter=AM', '--format=%h', '--', file])?.trim()
      if (!commit) return []
      const message = `Dit bestand was er, en nu niet meer. Haal het terug: git checkout ${commit} -- ${file}`
      return [{ ...startOf(file), severity: 'warning', message }]
    })
