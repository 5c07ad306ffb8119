import type { ResolvedConfig } from 'vite'
import type { PageResolver, ReactRoute } from 'vite-plugin-pages'
import { pathOf } from '../content/pageFile.ts'

/**
 * How vite-plugin-pages tells the routes of content/: an address is what {@link pathOf} makes of the file's name, here as
 * everywhere. No code imports a page, since a text is data (mdx/textTree.ts).
 */
export const contentRoutes: PageResolver = {
  resolveModuleIds: () => [],
  resolveRoutes: () => '',
  resolveExtensions: () => ['mdx'],
  getComputedRoutes: ({ root, pageRouteMap }) =>
    [...pageRouteMap.values()].map(({ path: file }) => ({ path: pathOf(file.slice(`${root}/content/`.length)) })),
}

/** The addresses of all pages, as the plugin found them. */
export async function routesOf({ plugins }: Pick<ResolvedConfig, 'plugins'>): Promise<ReadonlySet<string>> {
  const found = plugins.find(({ name }) => name === 'vite-plugin-pages')
  const routes: ReactRoute[] = await found?.api.getResolvedRoutes()
  return new Set(routes.flatMap(({ path }) => path ?? []))
}
