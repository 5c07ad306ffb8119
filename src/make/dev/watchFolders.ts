import { readdirSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join } from 'node:path'

/**
 * Watches some folders of one root and all in them, with one watcher a folder: a file costs nothing, and is heard of as
 * soon as it is written.
 * @param names the folders; one that is not there is heard of once it comes
 * @param hear gets the path, from the same root, of what was written, came or went
 * @returns `renew`, to be called when folders may have come or gone, and `stop`
 */
export function watchFolders(root: string, names: readonly string[], hear: (path: string) => void) {
  let watchers: FSWatcher[] = []

  const open = (path: string, heard: (name: string) => void): void => {
    try {
      const watcher = watch(join(root, path), (_, name) => heard(name ?? ''))
      // A folder that goes is heard of in the one above it.
      watchers.push(watcher.on('error', () => {}))
    } catch {
      // It has gone since it was listed.
    }
  }
  const stop = (): void => {
    for (const watcher of watchers) watcher.close()
  }
  const renew = (): void => {
    stop()
    watchers = []
    open('.', (name) => {
      if (names.includes(name)) hear(name)
    })
    for (const path of names.flatMap((name) => foldersIn(root, name))) open(path, (name) => hear(`${path}/${name}`))
  }
  renew()
  return { renew, stop }
}

/** A folder and all below it; none when it is not there. */
function foldersIn(root: string, folder: string): string[] {
  try {
    const below = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [folder, ...below.flatMap(({ name }) => foldersIn(root, `${folder}/${name}`))]
  } catch {
    return []
  }
}
