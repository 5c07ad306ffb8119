import type { ViteDevServer } from 'vite'
import type { Renewed } from '../mdx/textCompiler.ts'

/**
 * Forgets the code of texts that became others, and nothing else: the renderer itself stays loaded. When texts came or
 * went, the routes are made anew, with what depends on them.
 */
export function forgetModules({ environments: { ssr } }: ViteDevServer, { ids, isListed }: Renewed): void {
  const { moduleGraph } = ssr
  for (const id of ids) {
    const module = moduleGraph.getModuleById(id)
    if (!module) continue
    // Only this module: the routes load it anew when they are asked for it.
    module.transformResult = null
    // What is being compiled at this moment is of the text before, and Vite would keep it.
    module.lastInvalidationTimestamp = Date.now()
  }
  if (!isListed) return
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (id.startsWith('virtual:vite-plugin-pages')) moduleGraph.invalidateModule(module)
  }
}
