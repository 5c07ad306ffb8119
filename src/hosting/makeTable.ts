import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../check/files.ts'
import { contentType, isCompressed } from './contentTypes.ts'
import { isServedName, isVerification } from '../content/publicFile.ts'
import { fileOf, missingPath } from './addresses.ts'
import { encodings } from './compress.ts'
import { hashOf, inFileName } from '../store/hash.ts'
import { ownFiles } from './hosts.ts'
import { filePolicy, pagePolicy } from './policy.ts'
import type { PageParts } from './policy.ts'
import { caching, securityHeaders } from './securityHeaders.ts'
import type { HostedFile, HostTable, Leads } from './table.ts'

/**
 * Makes the table of a site that has just been built.
 * @param folder the built site
 * @param pages every page by its address, `/404` among them, with what it holds and fetches
 * @param origin where the site is online: `https://…`
 * @param leads where addresses lead that are no page
 */
export function makeTable(
  folder: string,
  pages: ReadonlyMap<string, PageParts>,
  origin: string,
  { redirects, words }: Leads,
): HostTable {
  const missing = pages.get(missingPath)
  if (!missing) throw new Error('De site heeft geen foutpagina (/404).')
  // In the order of their files, so that the rules are the same whatever the order of the pages.
  const found = [...pages]
    .filter(([path]) => path !== missingPath)
    .toSorted(([a], [b]) => (fileOf(a) < fileOf(b) ? -1 : 1))
  const pageFiles = new Set([...pages.keys(), ...redirects.keys()].map(fileOf))
  const others = listFiles(folder).filter((file) => !pageFiles.has(file) && !isOwn(file))
  const hidden = others.find((file) => redirects.has(`/${file}`))
  if (hidden !== undefined)
    throw new Error(`/${hidden} kan geen oud adres zijn: daar staat een bestand van de site. Haal die omleiding weg.`)
  return {
    pages: new Map(found.map(([path, parts]) => [path, page(folder, fileOf(path), caching.revalidate, parts)])),
    files: new Map(others.map((file) => [`/${file}`, other(folder, file)])),
    redirects,
    words,
    missing: page(folder, fileOf(missingPath), caching.never, missing),
    origin,
  }
}

/** What hosts read themselves, and the compressed forms of files: never an address. */
const isOwn = (file: string): boolean =>
  ownFiles.includes(file) || encodings.some(({ extension }) => file.endsWith(extension))

const page = (folder: string, file: string, cacheControl: string, parts: PageParts): HostedFile =>
  hosted(file, readFileSync(join(folder, file)), cacheControl, pagePolicy(parts))

function other(folder: string, file: string): HostedFile {
  const data = readFileSync(join(folder, file))
  if (file.endsWith('.html') && !isVerification(file, data.toString()))
    throw new Error(`${file} is geen pagina die de bouw heeft gemaakt.`)
  return hosted(file, data, cachingOf(file), filePolicy)
}

function hosted(file: string, data: Uint8Array, cacheControl: string, policy: string): HostedFile {
  if (!isServedName(file))
    throw new Error(`${JSON.stringify(file)} kan geen adres zijn: gebruik letters, cijfers, . _ en -.`)
  const headers = {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl,
    'Content-Security-Policy': policy,
    ...(isCompressed(file, data.length) ? { Vary: 'Accept-Encoding' } : {}),
    ...securityHeaders,
  }
  return { file, hash: hashOf(data), headers }
}

/** What the build puts in assets/ has its fingerprint in its name; anything else there would be kept for a year. */
function cachingOf(file: string): string {
  if (!file.startsWith('assets/')) return caching.revalidate
  if (!inFileName.test(file)) throw new Error(`${file} heeft geen vingerafdruk in zijn naam; zet het niet in assets/.`)
  return caching.forever
}
