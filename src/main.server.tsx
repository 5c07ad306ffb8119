import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { serializeStyles } from '@emotion/serialize'
import { Features, transform } from 'lightningcss'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { pages, site } from './content/collection.ts'
import { PageView } from './page/PageView.tsx'
import { emotionCache, emotionKey } from './theme/emotionCache.ts'
import { shortenNames } from './theme/shortenNames.ts'
import { fontFaces } from './theme/fonts.ts'
import { globalStyle } from './theme/globalStyle.ts'
import { printStyle } from './theme/printStyle.ts'

/** A page as the build needs it: its HTML without scripts, which are added by what the HTML asks for. */
export interface RenderedPage {
  path: string
  html: string
}

export { site }

/** The paths of all pages, `/404` among them. */
export const paths = [...pages.keys()]

/**
 * Renders one page to its whole HTML document, with its own styles in one `<style>` in the head.
 * @param path URL path without trailing slash
 * @returns nothing when there is no such page
 */
export function render(path: string): RenderedPage | undefined {
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
  return { path, html: `<!doctype html>${withStyles(markup, cache)}` }
}

/** Puts the page's rules in one style element in the head, under the shortest names. */
function withStyles(markup: string, cache: EmotionCache): string {
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  const { html, css, kept } = shortenNames(markup, rules.join(''), Object.keys(cache.inserted), emotionKey)
  const ids = kept.length > 0 ? ` data-emotion="${emotionKey} ${kept.join(' ')}"` : ''
  return html.replace('</head>', () => `<style${ids}>${minify(`${fontFaces}${globalRules()}${css}`)}</style></head>`)
}

/** The oldest browsers that get every style; older ones get plain, readable pages. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

/** The same rules in fewer characters, with the prefixes those browsers need. */
const minify = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
  }).code.toString()

function globalRules(): string {
  const cache = emotionCache()
  cache.compat = true
  const serialized = serializeStyles([globalStyle, printStyle, `:root{--site:"${new URL(site.facts.origin).host}"}`])
  cache.insert('', serialized, cache.sheet, true)
  const rules = cache.inserted[serialized.name]
  return typeof rules === 'string' ? rules : ''
}
