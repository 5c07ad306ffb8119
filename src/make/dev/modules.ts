import { join } from 'node:path'
import { normalizePath } from 'vite'
import type { ViteDevServer } from 'vite'
import type { Change } from './watchContent.ts'

/**
 * Forgets the code of texts that were saved, and nothing else: the renderer itself stays loaded. When files came or
 * went, the routes are made anew, with what depends on them.
 */
export function forgetModules({ config, environments: { ssr } }: ViteDevServer, { files, isListed }: Change): void {
  const { moduleGraph } = ssr
  for (const file of files) {
    for (const module of moduleGraph.getModulesByFile(normalizePath(join(config.root, file))) ?? []) {
      // Only this module: the routes load it anew when they are asked for it.
      module.transformResult = null
      // What is being compiled at this moment is of the text before, and Vite would keep it.
      module.lastInvalidationTimestamp = Date.now()
    }
  }
  if (!isListed) return
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (id.startsWith('virtual:vite-plugin-pages')) moduleGraph.invalidateModule(module)
  }
}
