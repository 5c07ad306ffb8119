import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { normalizePath } from 'vite'
import type { UserConfig } from 'vite'
import { codeVersion } from './code.ts'
import { isKept, removeUnused, writeWhole } from '../store/files.ts'
import { folders } from './paths.ts'

type Bundle = typeof import('./settings.ts') & { files: string[] }

/** How long the bundle of other code stays, which a process may be about to read: each is 3.4 MB. In milliseconds. */
const old = 3_600_000

/**
 * The settings of Vite (settings.ts). With the packages that they need they are 800 files; Node reads one in half the time,
 * so they are bundled once for as long as the code is the same.
 * @param root the project's folder
 */
export async function bundledSettings(root: string): Promise<UserConfig> {
  const { settings, files } = (await import(pathToFileURL(keptSettings(root)).href)) as Bundle
  return settings(files.map((name) => normalizePath(join(root, name))))
}

/** The file of the bundle, made anew unless it is kept. */
export function keptSettings(root: string): string {
  // Otherwise both bundles would get the slow and talkative React of developers, and the dev server shows what is built.
  process.env['NODE_ENV'] = 'production'
  const { settings: folder } = folders(root)
  const file = join(folder, `${codeVersion(root)}.mjs`)
  if (!isKept(file)) {
    removeUnused(folder, old)
    writeWhole(file, bundled(root))
  }
  return file
}

/** The bundle; made in a process of its own, with whose end the 300 MB go that it takes. */
const bundled = (root: string): string =>
  execFileSync(process.execPath, [join(root, 'src/make/bundleSettings.js'), root], { maxBuffer: 2 ** 26 }).toString()
