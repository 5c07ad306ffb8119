import { readdirSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import { ifThere } from './ifThere.ts'

/**
 * All that lies in a folder and its subfolders. A link is named and not followed, wherever it leads: by itself Node
 * follows those to folders from version 22 on, out of the project and round in circles. Writers, git and systems take
 * folders away while others are read: one that has gone since it was listed holds nothing.
 */
export const entriesUnder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...(ifThere(() => entriesUnder(join(folder, entry.name))) ?? [])] : [entry],
  )
