import { readFileSync, statSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readTable } from '../hosting/tableFile.ts'
import { readPage } from './readPage.ts'
import type { BuiltPage } from './readPage.ts'

/** A built site as it is compared with another. */
export interface BuiltSite {
  /** By their address. */
  pages: ReadonlyMap<string, BuiltPage>
  /** How many bytes each page takes on its way, by its address. */
  bytes: ReadonlyMap<string, number>
  /** Old addresses, and where they went. */
  redirects: ReadonlyMap<string, string>
  /** Every source in the policy of any page, as "img-src https://beelden.nl"; hashes of the site's own code apart. */
  policy: ReadonlySet<string>
  /** Texts that are read outside a page, such as an address card, by their file. */
  files: ReadonlyMap<string, string>
  /** The text of content/praktijk.yaml. */
  facts: string
  /** The first pages found for each question of visitors, best first. */
  answers: ReadonlyMap<string, readonly string[]>
}

/** The parts of a built site that do not come from its content. */
type Built = Omit<BuiltSite, 'facts' | 'answers'>

/** Files that visitors take along. */
const taken = /\.(?:vcf|ics|webmanifest)$/

/** Reads a built site with the table beside it. */
export function readBuilt(dist: string): Built {
  const { pages, files, redirects, origin } = readTable(dist)
  return {
    pages: new Map(
      [...pages].map(([path, { file }]) => [path, readPage(path, readFileSync(join(dist, file), 'utf8'), origin)]),
    ),
    bytes: new Map([...pages].map(([path, { file }]) => [path, sentBytes(join(dist, file))])),
    redirects,
    policy: new Set([...pages.values()].flatMap(({ headers }) => sourcesIn(headers['Content-Security-Policy'] ?? ''))),
    files: new Map(
      [...files.values()]
        .filter(({ file }) => taken.test(file))
        .map(({ file }) => [file, readFileSync(join(dist, file), 'utf8')]),
    ),
  }
}

const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** `img-src 'self' https://a.nl` → one entry for each source. */
const sourcesIn = (policy: string): string[] =>
  policy.split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return sources.filter((source) => !source.startsWith("'sha")).map((source) => `${name} ${source}`)
  })
