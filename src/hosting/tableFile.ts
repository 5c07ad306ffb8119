import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { securityHeaders } from './securityHeaders.ts'
import type { HostedFile, HostTable } from './table.ts'

/** The folder beside a built site for what belongs to it and must not be served: the table, and rules for nginx. */
export const besideSite = (dist: string): string => join(dirname(dist), '.hosting')

/** Its name there. */
export const tableName = 'table.json'

const hostedFile = z.object({ file: z.string(), hash: z.string(), headers: z.record(z.string(), z.string()) })
const tableFile = z.object({
  origin: z.string(),
  /** What every answer carries. */
  headers: z.record(z.string(), z.string()),
  pages: z.record(z.string(), hostedFile),
  files: z.record(z.string(), hostedFile),
  redirects: z.record(z.string(), z.string()),
  words: z.record(z.string(), z.string()).default({}),
  missing: hostedFile,
})

/** Keeps the table of a built site for whoever serves, loads or checks it later. */
export function writeTable(beside: string, { origin, pages, files, redirects, words, missing }: HostTable): void {
  const own = (hosted: HostedFile): HostedFile => ({
    ...hosted,
    headers: Object.fromEntries(Object.entries(hosted.headers).filter(([header]) => !(header in securityHeaders))),
  })
  const owned = (map: ReadonlyMap<string, HostedFile>) =>
    Object.fromEntries([...map].map(([path, hosted]) => [path, own(hosted)]))
  const text: z.infer<typeof tableFile> = {
    origin,
    headers: { ...securityHeaders },
    pages: owned(pages),
    files: owned(files),
    redirects: Object.fromEntries(redirects),
    words: Object.fromEntries(words),
    missing: own(missing),
  }
  writeFileSync(join(beside, tableName), JSON.stringify(text))
}

/**
 * The table of a site that was built before. Throws when there is none.
 * @param dist the built site
 */
export function readTable(dist: string): HostTable {
  const path = join(besideSite(dist), tableName)
  if (!existsSync(dist) || !existsSync(path))
    throw new Error(`In ${dist} staat geen site. Bouw de site eerst: npm run build`)
  const { origin, headers, pages, files, redirects, words, missing } = tableFile.parse(
    JSON.parse(readFileSync(path, 'utf8')),
  )
  const whole = (hosted: HostedFile): HostedFile => ({ ...hosted, headers: { ...hosted.headers, ...headers } })
  const wholes = (record: Record<string, HostedFile>) =>
    new Map(Object.entries(record).map(([address, hosted]) => [address, whole(hosted)]))
  return {
    pages: wholes(pages),
    files: wholes(files),
    redirects: new Map(Object.entries(redirects)),
    words: new Map(Object.entries(words)),
    missing: whole(missing),
    origin,
  }
}
