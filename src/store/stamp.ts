import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { entriesUnder } from './entries.ts'
import { hashOf } from './hash.ts'

/** When a file was written, which is still so under another name. */
export const whenWritten = ({ mtimeMs }: Stats): unknown => mtimeMs

/** When anything of a file was changed, which nobody can put back; who writes now may do so twice at one time of the disk. */
export const whenTouched = ({ ctimeMs }: Stats): unknown => (Date.now() - ctimeMs < 2000 ? randomUUID() : ctimeMs)

/** Another one when a file in one of these folders was changed or replaced, came or went. */
export function stampOfAll(folders: readonly string[], when: (stats: Stats) => unknown): string {
  const stampsIn = (folder: string) =>
    entriesUnder(folder).flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      if (entry.isDirectory()) return []
      const stats = lstatSync(file)
      return [[file.slice(folder.length), stats.ino, stats.size, when(stats)]]
    })
  try {
    return hashOf(folders.filter((folder) => existsSync(folder)).map(stampsIn))
  } catch {
    // Somebody else is at work there.
    return randomUUID()
  }
}
