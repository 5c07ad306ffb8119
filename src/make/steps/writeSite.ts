import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf } from '../../hosting/addresses.ts'
import { isLeftBehind } from '../../content/fileKinds.ts'
import type { Renderer } from './bundles.ts'
import { fingerprint } from '../../store/made.ts'
import type { Folders } from '../paths.ts'
import { addScripts } from '../scripts.ts'
import type { Scripts } from '../scripts.ts'

/**
 * Public files, pictures, fonts and the scripts that are fetched.
 * @param inlined scripts that stand in the pages and stay behind, as `assets/…`
 */
export function copyAssets({ root, client, server, next }: Folders, inlined: readonly string[]): void {
  rmSync(next, { recursive: true, force: true })
  mkdirSync(join(next, 'assets'), { recursive: true })
  const published = join(root, 'public')
  if (existsSync(published)) cpSync(published, next, { recursive: true, filter: (name) => !isLeftBehind(name) })
  for (const folder of [client, server]) {
    const assets = join(folder, 'assets')
    if (!existsSync(assets)) continue
    for (const file of readdirSync(assets)) {
      if (!inlined.includes(`assets/${file}`)) cpSync(join(assets, file), join(next, 'assets', file))
    }
  }
}

/** Renders every page and adds the scripts that it asks for. */
export function writePages(server: Renderer, scripts: Scripts, folder: string): void {
  const savePrint = (css: string) => {
    const file = `assets/print-${fingerprint(css)}.css`
    write(folder, file, css)
    return `/${file}`
  }
  for (const path of server.paths) {
    const html = server.render(path, savePrint)
    if (html !== undefined) write(folder, fileOf(path), addScripts(html, scripts))
  }
}

/** Writes a file into a folder, with the folders it needs. */
export function write(folder: string, file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
