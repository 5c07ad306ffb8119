import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

const files = import.meta.glob<unknown>('../islands/*.island.tsx', { eager: true, import: 'default' })
const names = new Map(
  Object.entries(files).map(([file, component]) => [component, file.replace(/^.*\/|\.island\.tsx$/g, '')]),
)

/**
 * Keeps the HTML of a page's islands apart while the page itself is rendered and its lines are bound: the texts in an
 * island must stay as the browser will make them again.
 */
export function apartIslands(cache: EmotionCache) {
  const kept: string[] = []
  return {
    /** Renders an island; in the page stands its name, by which the browser finds its script, and a mark. */
    render(island: ReactElement): { name: string; html: string } {
      const name = names.get(island.type)
      if (name === undefined) throw new Error('Dit eiland is niet de default export van src/islands/….island.tsx.')
      kept.push(renderToString(<CacheProvider value={cache}>{island}</CacheProvider>))
      return { name, html: `<!--${kept.length - 1}-->` }
    },
    /** Puts the islands in the place of their marks. */
    fill: (html: string): string => html.replace(/<!--(\d+)-->/g, (mark, index: string) => kept[Number(index)] ?? mark),
  }
}
