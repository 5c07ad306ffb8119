import type { PageResolver } from 'vite-plugin-pages'
import { pathOf } from '../content/pageFile.ts'

/** How vite-plugin-pages names the module with all routes. */
const moduleId = '~react-pages'

/** Tells vite-plugin-pages which module the pages of content/ become. */
export interface ContentRoutes extends PageResolver {
  /** Pages that are no file of content/: the module of each address. */
  added: ReadonlyMap<string, string>
}

/**
 * The routes as a map from each address to what loads its page, made in one pass over the files: an address is what
 * {@link pathOf} makes of the file's name, here as everywhere.
 */
export function contentRoutes(): ContentRoutes {
  const routes: ContentRoutes = {
    added: new Map(),
    resolveModuleIds: () => [moduleId],
    resolveExtensions: () => ['mdx'],
    getComputedRoutes: () => [],
    async resolveRoutes(context) {
      // Found anew each time: what the plugin remembers can lag behind when files come and go within a moment.
      context.pageRouteMap.clear()
      await context.searchGlob()
      const entries = [...context.pageRouteMap.values()]
        .map(({ path: file }) => file.slice(context.root.length))
        .map((file) => ({ file, path: pathOf(file.replace(/^\/content\//, '')) }))
        .concat([...routes.added].map(([path, file]) => ({ file, path })))
        .map(({ file, path }) => `[${JSON.stringify(path)},()=>import(${JSON.stringify(file)})]`)
      return `export default new Map([\n${entries.toSorted().join(',\n')}\n])`
    },
  }
  return routes
}
