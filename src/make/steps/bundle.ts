import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Rolldown, ViteBuilder } from 'vite'
import { z } from 'zod'
import { keptJson, writeWhole } from '../../store/files.ts'
import { hashOf } from '../../store/hash.ts'
import { sharedText } from '../../content/addresses.ts'
import type { Texts } from '../mdx/texts.ts'
import { partNames } from '../scripts.ts'
import { speculationRules } from '../speculation.ts'
import type { Scripts } from '../scripts.ts'
import type { Project } from '../project.ts'

/** What reaches the browser as code. */
export interface BrowserCode {
  /** Parts of which each page's own script is made, by their name. */
  parts: Record<string, string>
  /** Addresses of the scripts that are fetched, by their name. */
  fetched: Record<string, string>
  /** Files to be fetched, by their address. */
  files: [address: string, code: string][]
  /** Paths of the modules that all were made of. */
  modules: string[]
}

const browserCode: z.ZodType<BrowserCode> = z.object({
  parts: z.record(z.string(), z.string()),
  fetched: z.record(z.string(), z.string()),
  files: z.array(z.tuple([z.string(), z.string()])),
  modules: z.array(z.string()),
})

/** Where what reaches the browser is kept. */
export const scriptsFile = ({ places, version }: Project): string =>
  join(places.made, `scripts-${hashOf(version)}.json`)

/** Bundles what reaches the browser, or takes it from the last time. */
export async function bundleScripts(builder: ViteBuilder, project: Project): Promise<BrowserCode> {
  const kept = keptJson(scriptsFile(project), browserCode)
  if (kept) return kept
  const code = await buildScripts(builder)
  writeWhole(scriptsFile(project), JSON.stringify(code))
  return code
}

async function buildScripts(builder: ViteBuilder): Promise<BrowserCode> {
  const { client } = builder.environments
  if (!client) throw new Error('De omgeving "client" ontbreekt in de instellingen van Vite.')
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const isPart = ({ name }: Rolldown.OutputChunk) => partNames.some((part) => part === name)
  for (const { name, imports } of chunks.filter(isPart)) {
    if (imports.length > 0)
      throw new Error(
        `src/browser/${name}.ts deelt code met een ander script en kan zo geen deel van dat van een pagina zijn.`,
      )
  }
  const fetched = chunks.filter((chunk) => !isPart(chunk))
  return {
    parts: Object.fromEntries(chunks.filter(isPart).map(({ name, code }) => [name, code.trim()])),
    fetched: Object.fromEntries(fetched.map(({ name, fileName }) => [name, `/${fileName}`])),
    files: fetched.map(({ fileName, code }) => [`/${fileName}`, code]),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  }
}

/** How pages refer to the scripts of a build. */
export const builtScripts = (code: BrowserCode, save: Scripts['save']): Scripts => ({
  speculation: `<script type="speculationrules">${speculationRules}</script>`,
  part: (name) => named(code.parts, name),
  save,
  fetched: (name) => named(code.fetched, name),
  hydrate: named(code.fetched, 'hydrate'),
  island: (name) => named(code.fetched, `${name}.island`),
})

function named(scripts: Record<string, string>, name: string): string {
  const script = scripts[name]
  if (script === undefined) throw new Error(`Het script "${name}" is niet gebouwd.`)
  return script
}

/** The texts of content/ as code, as the bundle of src/site/routes.ts exports them. */
export type RouteModule = typeof import('../../site/routes.ts')

/**
 * Bundles what leads from each address to its text, and loads it: not as a module, which Node would keep until the build
 * has ended.
 */
export async function loadRoutes(builder: ViteBuilder, texts: Texts): Promise<RouteModule> {
  const { ssr } = builder.environments
  if (!ssr) throw new Error('De omgeving "ssr" ontbreekt in de instellingen van Vite.')
  await texts.prepare(`content/${sharedText}`)
  const { output } = (await builder.build(ssr)) as Rolldown.RolldownOutput
  const routes = {}
  compileFunction(output[0].code, ['require', 'exports'])(texts.require, routes)
  return routes as RouteModule
}
