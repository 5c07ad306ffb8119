import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodings } from './compress.ts'
import type { HostTable, HostedFile } from './table.ts'

/** One form of a file: plain or in an encoding. */
export interface Variant {
  /** Content coding of HTTP; absent for the plain file. */
  encoding?: 'br' | 'gzip'
  body: Uint8Array
  /** With its quotes; of the content and the headers, so that a new policy is fetched with old content. */
  etag: string
}

/** The built site in memory: only what the table names can ever be sent. */
export interface Site {
  table: HostTable
  /** The forms of each file, best first, the plain one last. */
  variants: ReadonlyMap<HostedFile, readonly Variant[]>
}

/** Reads the whole built site. */
export function loadSite(folder: string, table: HostTable): Site {
  const all = [...table.pages.values(), ...table.files.values(), table.missing]
  return { table, variants: new Map(all.map((file) => [file, readVariants(folder, file)])) }
}

function readVariants(folder: string, { file, headers }: HostedFile): Variant[] {
  const read = (path: string, encoding?: Variant['encoding']): Variant => {
    const body = readFileSync(path)
    const etag = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)
    return { ...(encoding ? { encoding } : {}), body, etag: `"${etag}"` }
  }
  const path = join(folder, file)
  const encoded = encodings.filter(({ extension }) => existsSync(path + extension))
  return [...encoded.map(({ name, extension }) => read(path + extension, name)), read(path)]
}
