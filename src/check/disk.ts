import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from '../store/stamp.ts'

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

/** The text of a file; nothing when it is not there. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
