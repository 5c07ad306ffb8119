import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ifThere } from '../store/ifThere.ts'

/** How the files of a project are read, for who knows which have changed. */
export interface Disk {
  /** A text by its name in content/; a file may go between the moment it is listed and the moment it is read. */
  read: (name: string) => string | undefined
  /** Another for another file or another time of the same; by its path from the project's folder. */
  stampOf: (file: string) => string | undefined
}

/** The files as they are. */
export const diskOf = (root: string): Disk => ({
  read: (name) => readIfThere(join(root, 'content', name)),
  stampOf: (file) => stampOf(join(root, file)),
})

/** When a file was changed, and its size: what was made of it counts as long as this is the same. Nothing when it is no file. */
export function stampOf(path: string): string | undefined {
  const stats = ifThere(() => statSync(path))
  return stats?.isFile() ? `${stats.mtimeMs}:${stats.size}` : undefined
}

/** The text of a file, without the byte-order mark with which some programs begin it. */
export const textAt = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '')

/** {@link textAt}; nothing when the file is not there. */
export const readIfThere = (path: string): string | undefined => ifThere(() => textAt(path))
