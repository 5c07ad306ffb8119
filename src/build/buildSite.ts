import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import { checkContent } from '../content/check.ts'
import type { Facts } from '../content/facts.ts'
import { ContentError } from '../content/problems.ts'
import { writeHosting, writeNginx } from '../hosting/writeHosting.ts'
import { exchange, restore } from './exchange.ts'
import { folders } from './paths.ts'
import type { Folders } from './paths.ts'
import { releaseProblems, reportExamples } from './release.ts'
import { rootFiles } from './rootFiles.ts'
import { addScripts, inlineNames } from './scripts.ts'
import type { Scripts } from './scripts.ts'

type Server = typeof import('../main.server.tsx')

/** The whole build, step by step; `dist/` changes only when all of them have succeeded. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, mode, build } = builder.config
  const dist = join(root, build.outDir)
  const places = folders(root)
  restore(places, dist)

  const facts = checkedFacts(root)
  if (mode === 'release') stopUnlessReady(facts)
  const scripts = await buildScripts(builder)
  const server = await buildServer(builder, places)
  copyAssets(places)
  writePages(server, scripts, places.next)
  for (const [file, data] of await rootFiles(root, facts)) write(places.next, file, data)
  const table = await writeHosting(places.next, facts, places.made)
  exchange(places, dist)
  writeNginx(root, table, facts)

  builder.config.logger.info(`\n${server.paths.length} pagina's staan in ${build.outDir}/.\n${reportExamples(facts)}`)
}

/** Reads all of content/ and stops at mistakes, all of them named. */
function checkedFacts(root: string): Facts {
  const { problems, facts } = checkContent(root)
  if (problems.length > 0 || !facts) throw new ContentError(problems)
  return facts
}

function stopUnlessReady(facts: Facts): void {
  const problems = releaseProblems(facts)
  if (problems.length > 0) throw new ContentError(problems)
}

/** Builds what reaches the browser: the inlined scripts and the islands. */
async function buildScripts(builder: ViteBuilder): Promise<Scripts> {
  const { client } = builder.environments
  if (!client) throw new Error('De omgeving "client" ontbreekt in de instellingen van Vite.')
  const result = (await builder.build(client)) as Rolldown.RolldownOutput
  const chunks = new Map(
    result.output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [[chunk.name, chunk]] : [])),
  )
  const find = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk) throw new Error(`Het script "${name}" is niet gebouwd.`)
    return chunk
  }
  return {
    element: (name) => `<script>(()=>{${find(name).code.trim()}})()</script>`,
    hydrate: `/${find('hydrate').fileName}`,
    island: (name) => `/${find(`${name}.island`).fileName}`,
  }
}

/** Builds and loads the renderer, which knows every page. */
async function buildServer(builder: ViteBuilder, { server }: Folders): Promise<Server> {
  const { ssr } = builder.environments
  if (!ssr) throw new Error('De omgeving "ssr" ontbreekt in de instellingen van Vite.')
  await builder.build(ssr)
  return (await import(`${pathToFileURL(join(server, 'main.server.js')).href}?${Date.now()}`)) as Server
}

/** Public files, pictures, fonts and the scripts that are fetched; inlined scripts stay behind. */
function copyAssets({ root, client, server, next }: Folders): void {
  rmSync(next, { recursive: true, force: true })
  mkdirSync(join(next, 'assets'), { recursive: true })
  cpSync(join(root, 'public'), next, { recursive: true })
  for (const folder of [client, server]) {
    const assets = join(folder, 'assets')
    if (!existsSync(assets)) continue
    for (const file of readdirSync(assets)) {
      if (!inlineNames.some((name) => file.startsWith(`${name}-`)))
        cpSync(join(assets, file), join(next, 'assets', file))
    }
  }
}

function writePages(server: Server, scripts: Scripts, folder: string): void {
  for (const path of server.paths) {
    const page = server.render(path)
    if (page) write(folder, fileOf(path), addScripts(page.html, scripts))
  }
}

/** `/` → `index.html`, `/pijnklachten/rug` → `pijnklachten/rug.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

function write(folder: string, file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
