import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { redirects } from '../content/redirects.ts'
import type { Facts } from '../content/facts.ts'
import { contentType, isCompressed } from '../content/contentTypes.ts'
import { filePolicy, pagePolicy } from './policy.ts'
import { caching, securityHeaders } from './securityHeaders.ts'
import type { Headers } from './securityHeaders.ts'

/** A file of the built site and how it is served. */
export interface HostedFile {
  /** Path in the built folder, with forward slashes. */
  file: string
  /** Everything but what depends on the request: length, range, encoding, ETag. */
  headers: Headers
}

/** How every host answers every request; all the forms in this folder are made from it. */
export interface HostTable {
  /** The pages, by their address (`/contact`). */
  pages: ReadonlyMap<string, HostedFile>
  /** All other files, by their address. */
  files: ReadonlyMap<string, HostedFile>
  /** Old addresses, and where they went. */
  redirects: ReadonlyMap<string, string>
  /** What any other address gets, with status 404. */
  missing: HostedFile
}

/** What the table answers to one request. */
export type Answer = { status: 200 | 404; file: HostedFile } | { status: 301; to: string }

/** Other ways to write an address, which all lead to the one address of the page (decisions, "Pages and links"). */
export const otherEndings = ['.html', '/', '/index.html'] as const

/** Pages at old addresses are only for hosts that know no redirects; where this table holds they are not served. */
const isOurs = (file: string): boolean =>
  !/(^|\/)(_headers|_redirects|\.htaccess)$/.test(file) && !/\.(br|gz)$/.test(file) && !redirects.has(addressOf(file))

/**
 * Makes the table from what the build has made.
 * @param folder the built site
 * @param facts the practice's facts, for the hosts that pages may use
 */
export function hostTable(folder: string, facts: Facts): HostTable {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .filter(isOurs)
    .toSorted()
  const hosts = { pictureHosts: facts.pictureHosts, mapHrefs: facts.locations.map(({ mapHref }) => mapHref) }
  const page = (file: string, cacheControl: string): HostedFile => {
    const html = readFileSync(join(folder, file), 'utf8')
    return {
      file,
      headers: headersOf(
        folder,
        file,
        cacheControl,
        named(file, () => pagePolicy(html, hosts)),
      ),
    }
  }
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html'
  return {
    pages: new Map(names.filter(isPage).map((file) => [addressOf(file), page(file, caching.revalidate)])),
    files: new Map(
      names
        .filter((file) => !file.endsWith('.html'))
        .map((file) => [`/${file}`, { file, headers: headersOf(folder, file, cachingOf(file), filePolicy) }]),
    ),
    redirects,
    missing: page('404.html', caching.never),
  }
}

/**
 * Looks up what a path gets: the file itself, the one address it should have been, or the 404 page.
 * @param path decoded, without the query
 */
export function find({ pages, files, redirects: moved, missing }: HostTable, path: string): Answer {
  const file = pages.get(path) ?? files.get(path)
  if (file) return { status: 200, file }
  const lower = path.toLowerCase()
  const ending = otherEndings.filter((end) => lower.endsWith(end)).at(-1) ?? ''
  const name = lower.slice(0, lower.length - ending.length)
  const address = name === '' ? '/' : name
  const to = name.endsWith('/') ? undefined : (moved.get(address) ?? (pages.has(address) ? address : undefined))
  return to === undefined ? { status: 404, file: missing } : { status: 301, to }
}

/** Puts the file's name in front of what is wrong with it. */
function named<Result>(file: string, make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** `index.html` → `/`, `pijnklachten/rug.html` → `/pijnklachten/rug`. */
const addressOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** What the build puts in assets/ has its fingerprint in its name; anything else there would be kept for a year. */
function cachingOf(file: string): string {
  if (!file.startsWith('assets/')) return caching.revalidate
  if (!/-[\w-]{8}\.\w+$/.test(file))
    throw new Error(`${file} heeft geen vingerafdruk in zijn naam; zet het niet in assets/.`)
  return caching.forever
}

const headersOf = (folder: string, file: string, cacheControl: string, policy: string): Headers => ({
  'Content-Type': contentType(file),
  'Cache-Control': cacheControl,
  'Content-Security-Policy': policy,
  ...(isCompressed(file, statSync(join(folder, file)).size) ? { Vary: 'Accept-Encoding' } : {}),
  ...securityHeaders,
})
