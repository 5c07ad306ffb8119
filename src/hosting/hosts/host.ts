import type { HostTable } from '../table.ts'

/** A kind of host: the files that it reads its rules from, and how each is made. Adding one takes its file and a line in hosts.ts. */
export interface Host {
  /** Whether its files go along in the site itself; otherwise they stand beside it, since they must not be served. */
  inSite: boolean
  /** Its files, by their name. */
  files: Readonly<Record<string, (table: HostTable) => string>>
}
