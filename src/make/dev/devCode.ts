import { isRunnableDevEnvironment } from 'vite'
import type { ViteDevServer } from 'vite'
import type { Rendered } from '../../render/main.server.tsx'
import type { PageData } from '../../site/page.ts'
import { codeVersion } from '../code.ts'
import type { Content } from '../content.ts'
import type { Project } from '../project.ts'
import { devScripts } from '../scripts.ts'
import type { Scripts } from '../scripts.ts'
import type { RouteModule } from '../steps/bundle.ts'
import { loadRenderer } from '../steps/renderer.ts'
import { bundleParts } from './scriptParts.ts'

/** The code that pages are made with while they are written. */
export interface DevCode {
  /** A page as the build renders it. */
  render: (content: Content, page: PageData) => Promise<Rendered>
  /** The scripts that pages ask for. */
  scripts: () => Promise<Scripts>
  /** Forgets the code, which was saved. */
  changed: () => void
}

/**
 * Renders with the code that the build renders with, bundled once for as long as it is the same, and with texts that
 * Vite compiles one by one when they are asked for.
 */
export function devCode(server: ViteDevServer, project: Project): DevCode {
  const { places, assets } = project
  const bundlesOf = (version: string) => ({
    renderer: lasting(() => loadRenderer(places, version)),
    scripts: lasting(async () => devScripts(await bundleParts(places, version), assets.add)),
  })
  let bundles = bundlesOf(project.code)

  const render = async ({ site }: Content, page: PageData): Promise<Rendered> => {
    const [code, texts] = await Promise.all([
      bundles.renderer(),
      runnerOf(server).import<RouteModule>('/src/site/routes.ts'),
    ])
    return code.render({ page, site, texts, note: () => {}, saveStyles: assets.add })
  }
  // Begun before a page is asked for.
  for (const load of Object.values(bundles)) load().catch(() => {})
  return {
    render,
    scripts: () => bundles.scripts(),
    changed() {
      bundles = bundlesOf(codeVersion(places.root))
    },
  }
}

/** Loads once, or again when that failed: a disk that was full may have room by then. */
function lasting<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= load()
    value.catch(() => (value = undefined))
    return value
  }
}

function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('De omgeving "ssr" ontbreekt in de instellingen van Vite.')
  return ssr.runner
}
