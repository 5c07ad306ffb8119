import { otherEndings } from './addresses.ts'
import type { Headers } from './securityHeaders.ts'

/** A file of the built site and how it is served. */
export interface HostedFile {
  /** Path in the built folder, with forward slashes. */
  file: string
  /** SHA-256 of the file as it is, in base64url. */
  hash: string
  /** Everything but what depends on the request: length, range, encoding, ETag. */
  headers: Headers
}

/** Where addresses lead that are no page. */
export interface Leads {
  /** Old addresses, and where they went. */
  redirects: ReadonlyMap<string, string>
  /** Where the page to search leads whoever asks it for one of these words, as `searchKey` writes them. */
  words: ReadonlyMap<string, string>
}

/** What is looked up to answer a request. What a file is, differs: one that was built, or one made on demand. */
export interface Addresses<File> extends Leads {
  /** The pages, by their address (`/contact`). */
  pages: ReadonlyMap<string, File>
  /** All other files, by their address. */
  files: ReadonlyMap<string, File>
  /** What any other address gets, with status 404. */
  missing: File
}

/** How every host answers every request to the built site; what each host reads is made from it. */
export interface HostTable extends Addresses<HostedFile> {
  /** Where the site is online: `https://…`, without slash at the end. */
  origin: string
}

/** What the table answers to one address. */
type Found<File> = { status: 200 | 404; file: File } | { status: 301; to: string }

/**
 * Looks up what a path gets: the file itself, the one address it should have been, or the 404 page.
 * @param path decoded, without the query
 */
export function find<File>({ pages, files, redirects, missing }: Addresses<File>, path: string): Found<File> {
  const file = pages.get(path) ?? files.get(path)
  if (file !== undefined) return { status: 200, file }
  const lower = path.toLowerCase()
  const ending = otherEndings.filter((end) => lower.endsWith(end)).at(-1) ?? ''
  const name = lower.slice(0, lower.length - ending.length)
  const address = name === '' ? '/' : name
  const to = name.endsWith('/') ? undefined : (redirects.get(address) ?? (pages.has(address) ? address : undefined))
  return to === undefined ? { status: 404, file: missing } : { status: 301, to }
}

/** Every file that the table can send. */
export const allFiles = ({ pages, files, missing }: HostTable): HostedFile[] => [
  ...pages.values(),
  ...files.values(),
  missing,
]

/** Other ways to write the address of a page, and old addresses, with the one address that each leads to. */
export const movesOf = ({ pages, redirects }: HostTable): (readonly [from: string, to: string])[] => [
  ...[...pages.keys()].map((path) => [path, path] as const),
  ...redirects,
]
