import { join } from 'node:path'

/** Where the build works and what it makes, from the project's folder. */
export const folders = (root: string) => {
  const work = join(root, 'node_modules/.cache/praktijk')
  // Beside dist/, since only within one disk a folder is renamed at once; node_modules may be on another.
  const beside = join(root, '.cache')
  return {
    root,
    /** Says that a build is running. */
    lock: join(beside, 'lock'),
    /** What the build makes before it is whole. */
    client: join(work, 'client'),
    server: join(work, 'server'),
    next: join(beside, 'next'),
    /** What hosts need beside the site. */
    nextBeside: join(beside, 'next-beside'),
    /** Fonts and photos that have been made before. */
    made: join(work, 'made'),
    /** The site as it was before this build, for the moment of exchange. */
    previous: join(beside, 'previous'),
    previousBeside: join(beside, 'previous-beside'),
  }
}
export type Folders = ReturnType<typeof folders>
