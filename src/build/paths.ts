import { join } from 'node:path'

/** Where the build works and what it makes, from the project's folder. */
export const folders = (root: string) => {
  const work = join(root, 'node_modules/.cache/praktijk')
  return {
    root,
    /** What the build makes before it is whole. */
    client: join(work, 'client'),
    server: join(work, 'server'),
    next: join(work, 'next'),
    /** Fonts and photos that have been made before. */
    made: join(work, 'made'),
    /** The site as it was before this build, for the moment of exchange. */
    previous: join(work, 'previous'),
  }
}
export type Folders = ReturnType<typeof folders>
