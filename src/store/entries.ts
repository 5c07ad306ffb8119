import { readdirSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'

/**
 * All that lies in a folder and its subfolders. A link is named and not followed, wherever it leads: by itself Node
 * follows those to folders from version 22 on, out of the project and round in circles.
 */
export const entriesUnder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesUnder(join(folder, entry.name))] : [entry],
  )
