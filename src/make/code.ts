import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesUnder } from '../store/entries.ts'
import { hashOf } from '../store/hash.ts'

/** Files beside src/ that decide what the code does: settings, and the packages to the last version. */
export const besideCode = [
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
]

/**
 * The version of everything that makes the site but is no content: another file, package, setting or Node gives
 * another version, and nothing that was made before counts.
 * @param root the project's folder
 */
export function codeVersion(root: string): string {
  const sources = entriesUnder(join(root, 'src'))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, 'src', 'test')))
    .toSorted()
  const others = besideCode.map((name) => join(root, name)).filter((file) => existsSync(file))
  const files = [...sources, ...others].map((file) => [file.slice(root.length), hashOf(readFileSync(file))])
  return hashOf([files, process.version, process.env['NODE_ENV']])
}
