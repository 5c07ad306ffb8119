import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { pages, site } from '../site/collection.ts'
import { PageView } from '../page/PageView.tsx'
import { emotionCache } from '../theme/emotionCache.ts'
import { withStyles } from './pageStyles.ts'

export { site }

/** The paths of all pages, `/404` among them. */
export const paths = [...pages.keys()]

/**
 * Renders one page to its whole HTML document with its styles, but without scripts: the build adds those that the
 * HTML asks for.
 * @param path URL path without trailing slash
 * @param savePrint keeps the rules for paper in a file and gives its address; without it they stay in the page
 * @returns nothing when there is no such page
 */
export function render(path: string, savePrint?: (css: string) => string): string | undefined {
  const page = pages.get(path)
  if (!page) return undefined
  const cache = emotionCache()
  // Compat mode keeps the rules in the cache instead of between the elements, where they would break :first-child.
  cache.compat = true
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <HelmetProvider>
        <PageView site={site} page={page} />
      </HelmetProvider>
    </CacheProvider>,
  )
  return `<!doctype html>${withStyles(markup, cache, new URL(site.facts.origin).host, savePrint)}`
}
