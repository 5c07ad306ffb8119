import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

/** Where things are kept and made, from the project's folder. */
export const folders = (root: string) => {
  const kept = join(root, 'node_modules/.cache/praktijk')
  return {
    root,
    /** What was made before: deleting it costs time and nothing else. */
    kept,
    /** Fonts and compressed files, by the fingerprint of what they are made of. */
    made: join(kept, 'made'),
    /** Files that pages refer to, by their address. */
    assets: join(kept, 'assets'),
    /** The settings of Vite with their packages, by the version of the code. */
    settings: join(kept, 'settings'),
    /** HTML of pages, by its fingerprint. */
    pages: join(kept, 'pages'),
    /** Results of earlier runs: a file for each mode of Vite, whose code differs, so that writing does not forget a build. */
    memory: (mode: string) => join(kept, `memory-${mode}.json`),
    /** What the site that stands in dist/ was filled with. */
    placed: join(kept, 'placed.json'),
    // Beside dist/, since only within one disk a folder is renamed at once; node_modules may be on another.
    work: join(root, '.cache'),
  }
}
export type Folders = ReturnType<typeof folders>

/** A folder that one build has for itself, so that two never write in each other's files. */
export const ownFolder = ({ work }: Folders): string => join(work, `bouw-${randomUUID()}`)
