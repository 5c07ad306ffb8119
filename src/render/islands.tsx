import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * Keeps the HTML of a page's islands apart while the page itself is rendered and its names are shortened: what is in
 * an island must stay as the browser will make it again.
 */
export function apartIslands(cache: EmotionCache) {
  const kept: string[] = []
  return {
    /** Renders an island and gives the mark that stands for it in the page. */
    render(island: ReactElement): string {
      kept.push(renderToString(<CacheProvider value={cache}>{island}</CacheProvider>))
      return `<!--${kept.length - 1}-->`
    },
    /** The HTML of all islands, for what may not change in it. */
    html: () => kept.join(''),
    /** Puts the islands in the place of their marks. */
    fill: (html: string): string => html.replace(/<!--(\d+)-->/g, (mark, index: string) => kept[Number(index)] ?? mark),
  }
}
