import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import type { Folders } from '../paths.ts'
import { inlineNames } from '../scripts.ts'
import type { Scripts } from '../scripts.ts'

/** The renderer, as the build of src/render/main.server.tsx exports it. */
export type Renderer = typeof import('../../render/main.server.tsx')

/**
 * Builds what reaches the browser: the inlined scripts and the islands.
 * @returns how pages refer to them, the files that stand in the pages themselves, and the modules all were made of
 */
export async function buildScripts(
  builder: ViteBuilder,
): Promise<{ scripts: Scripts; inlined: string[]; modules: string[] }> {
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
  const inlined = inlineNames.map((name) => {
    const { fileName, imports } = find(name)
    if (imports.length > 0)
      throw new Error(`src/browser/${name}.ts deelt code met een ander script en kan zo niet in de pagina.`)
    return fileName
  })
  const scripts: Scripts = {
    element: (name) => `<script>(()=>{${find(name).code.trim()}})()</script>`,
    hydrate: `/${find('hydrate').fileName}`,
    island: (name) => `/${find(`${name}.island`).fileName}`,
  }
  const modules = result.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return { scripts, inlined, modules }
}

/** Builds and loads the renderer, which knows every page. */
export async function buildServer(builder: ViteBuilder, { server }: Folders): Promise<Renderer> {
  const { ssr } = builder.environments
  if (!ssr) throw new Error('De omgeving "ssr" ontbreekt in de instellingen van Vite.')
  await builder.build(ssr)
  return (await import(`${pathToFileURL(join(server, 'main.server.js')).href}?${Date.now()}`)) as Renderer
}
