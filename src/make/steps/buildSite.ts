import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import type { Facts } from '../../content/facts.ts'
import { fileOf } from '../../hosting/addresses.ts'
import { readText } from '../../check/files.ts'
import { redirects } from '../../content/redirects.ts'
import { ContentError } from '../../check/problems.ts'
import { expiryWarning, securityTxtPath } from '../../hosting/securityTxt.ts'
import { heldParts } from '../../hosting/heldParts.ts'
import { besideSite } from '../../hosting/tableFile.ts'
import { writeHosting } from '../../hosting/writeHosting.ts'
import { buildScripts, buildServer } from './bundles.ts'
import { checkSite } from '../../check/checkSite.ts'
import { exchange, restore } from './exchange.ts'
import { licences } from './licences.ts'
import { takeLock } from './lock.ts'
import { folders } from '../paths.ts'
import type { Folders } from '../paths.ts'
import { redirectPage } from './redirects.ts'
import { releaseProblems, reportExamples } from './release.ts'
import { rootFiles } from './rootFiles.ts'
import { searchFiles } from './searchFiles.ts'
import { copyAssets, write, writePages } from './writeSite.ts'

/** Builds the site, unless another process is doing so. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const places = folders(builder.config.root)
  const free = takeLock(places.lock)
  try {
    await build(builder, places)
  } finally {
    free()
  }
}

/** The whole build, step by step; `dist/` changes only when all of them have succeeded. */
async function build(builder: ViteBuilder, places: Folders): Promise<void> {
  const { root, mode, build: options } = builder.config
  const dist = resolve(root, options.outDir)
  restore(places, dist)
  const warning = staleSecurityTxt(dist)
  if (warning) builder.config.logger.warn(`\n${warning}`)

  const facts = await checkedFacts(root, mode === 'release')
  const { scripts, inlined, modules } = await buildScripts(builder)
  const server = await buildServer(builder, places)
  copyAssets(places, inlined)
  writePages(server, scripts, places.next)
  for (const [from, to] of redirects) write(places.next, fileOf(from), redirectPage(to, facts.origin, server.site.copy))
  for (const [file, data] of await rootFiles(root, facts)) write(places.next, file, data)
  const found = server.paths.filter((path) => path !== '/404')
  const robots = existsSync(join(root, 'public/robots.txt')) ? readText(root, 'public/robots.txt') : ''
  for (const [file, text] of searchFiles(found, facts.origin, robots)) write(places.next, file, text)
  write(places.next, 'licenties.txt', licences(root, modules))
  const mapHrefs = facts.locations.map(({ mapHref }) => mapHref)
  const parts = new Map(
    server.paths.map((path) => [path, heldParts(readText(places.next, fileOf(path)), facts.pictureHosts, mapHrefs)]),
  )
  await writeHosting({ site: places.next, beside: places.nextBeside, made: places.made }, parts, facts)
  exchange(places, dist)
  exchange({ next: places.nextBeside, previous: places.previousBeside }, besideSite(dist))

  builder.config.logger.info(`\n${server.paths.length} pagina's staan in ${options.outDir}/.\n${reportExamples(facts)}`)
}

/** What there is to say about the security.txt of the last build, before it is replaced or the build stops. */
function staleSecurityTxt(dist: string): string | undefined {
  const file = join(dist, securityTxtPath)
  return existsSync(file) ? expiryWarning(readFileSync(file, 'utf8'), new Date()) : undefined
}

/** Reads all of content/ and public/ and stops at mistakes, all of them named; a release also at what is not filled in. */
async function checkedFacts(root: string, isRelease: boolean): Promise<Facts> {
  const { problems, facts, locate } = await checkSite(root)
  if (problems.length > 0 || !facts || !locate) throw new ContentError(problems)
  const unfinished = isRelease ? releaseProblems(facts, locate, root) : []
  if (unfinished.length > 0) throw new ContentError(unfinished)
  return facts
}
