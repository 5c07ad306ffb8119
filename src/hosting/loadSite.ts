import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodings } from './compress.ts'
import { hashOf } from '../store/hash.ts'
import { allFiles } from './table.ts'
import { readTable } from './tableFile.ts'
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

/** Reads the whole built site. Throws when it is not the one that the table beside it was made for. */
export function loadSite(dist: string): Site {
  const table = readTable(dist)
  return { table, variants: new Map(allFiles(table).map((file) => [file, readVariants(dist, file)])) }
}

function readVariants(folder: string, { file, hash, headers }: HostedFile): Variant[] {
  const path = join(folder, file)
  const body = existsSync(path) ? readFileSync(path) : undefined
  if (!body || hashOf(body) !== hash)
    throw new Error(`${file} is niet meer zoals de bouw het maakte. Bouw de site opnieuw: npm run build`)
  const variant = (data: Uint8Array, encoding?: Variant['encoding']): Variant => ({
    ...(encoding ? { encoding } : {}),
    body: data,
    etag: `"${hashOf(Buffer.concat([Buffer.from(JSON.stringify(headers)), data])).slice(0, 22)}"`,
  })
  const encoded = encodings.filter(({ extension }) => existsSync(path + extension))
  return [...encoded.map(({ name, extension }) => variant(readFileSync(path + extension), name)), variant(body)]
}
