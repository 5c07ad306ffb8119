import { readdirSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join } from 'node:path'

/**
 * Watches a folder and all in it, with one watcher a folder: a file costs nothing, and is heard of as soon as it is
 * written.
 * @param hear gets the path, from the same root, of what was written, came or went
 * @returns `renew`, to be called when folders may have come or gone, and `stop`
 */
export function watchFolders(root: string, folder: string, hear: (path: string) => void) {
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
      if (name === folder) hear(folder)
    })
    for (const path of foldersIn(root, folder)) open(path, (name) => hear(`${path}/${name}`))
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
