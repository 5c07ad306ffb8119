import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import { checkContent } from '../content/check.ts'
import type { Facts } from '../content/facts.ts'
import { readText } from '../content/files.ts'
import { ContentError } from '../content/problems.ts'
import { expiryWarning, securityTxtPath } from '../hosting/securityTxt.ts'
import { writeHosting, writeNginx } from '../hosting/writeHosting.ts'
import { buildScripts, buildServer } from './bundles.ts'
import { exchange, restore } from './exchange.ts'
import { licences } from './licences.ts'
import { folders } from './paths.ts'
import { redirectPage, redirects } from './redirects.ts'
import { releaseProblems, reportExamples } from './release.ts'
import { rootFiles } from './rootFiles.ts'
import { searchFiles } from './searchFiles.ts'
import { copyAssets, fileOf, write, writePages } from './writeSite.ts'

/** The whole build, step by step; `dist/` changes only when all of them have succeeded. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, mode, build } = builder.config
  const dist = resolve(root, build.outDir)
  const places = folders(root)
  restore(places, dist)
  const warning = staleSecurityTxt(dist)
  if (warning) builder.config.logger.warn(`\n${warning}`)

  const facts = checkedFacts(root, mode === 'release')
  const { scripts, modules } = await buildScripts(builder)
  const server = await buildServer(builder, places)
  copyAssets(places)
  writePages(server, scripts, places.next)
  for (const [from, to] of redirects) write(places.next, fileOf(from), redirectPage(to, facts.origin, server.site.copy))
  for (const [file, data] of await rootFiles(root, facts)) write(places.next, file, data)
  const found = server.paths.filter((path) => path !== '/404')
  const robots = readText(root, 'public/robots.txt')
  for (const [file, text] of searchFiles(found, facts.origin, robots)) write(places.next, file, text)
  write(places.next, 'licenties.txt', licences(root, modules))
  const table = await writeHosting(places.next, facts, places.made)
  exchange(places, dist)
  writeNginx(root, table, facts)

  builder.config.logger.info(`\n${server.paths.length} pagina's staan in ${build.outDir}/.\n${reportExamples(facts)}`)
}

/** What there is to say about the security.txt of the last build, before it is replaced or the build stops. */
function staleSecurityTxt(dist: string): string | undefined {
  const file = join(dist, securityTxtPath)
  return existsSync(file) ? expiryWarning(readFileSync(file, 'utf8'), new Date()) : undefined
}

/** Reads all of content/ and stops at mistakes, all of them named; a release also stops at what is not filled in. */
function checkedFacts(root: string, isRelease: boolean): Facts {
  const { problems, facts, locate } = checkContent(root)
  if (problems.length > 0 || !facts || !locate) throw new ContentError(problems)
  const unfinished = isRelease ? releaseProblems(facts, locate) : []
  if (unfinished.length > 0) throw new ContentError(unfinished)
  return facts
}
