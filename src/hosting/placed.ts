import type { HostedFile, HostTable } from './table.ts'

/** A built site on a server. */
export interface Placed {
  table: HostTable
  /** Where it stands under the root of the server: empty, or a folder with its slash. */
  folder: string
}

/**
 * What pages of the site before still ask for when they are open in a browser, and the site of now no longer has:
 * files with a fingerprint in their names.
 */
export const carriedFiles = (now: Placed, before: Placed): [path: string, file: HostedFile][] =>
  [...before.table.files].filter(([path]) => path.startsWith('/assets/') && !now.table.files.has(path))
