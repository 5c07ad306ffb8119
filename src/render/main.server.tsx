import { CacheProvider } from '@emotion/react'
import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { PageView } from '../page/PageView.tsx'
import { observed, observedPage } from '../site/observed.ts'
import type { Parts } from '../site/observed.ts'
import type { PageData, Site } from '../site/page.ts'
import { emotionCache, emotionKey } from '../theme/emotionCache.ts'
import { foldMark, MarkFold } from '../ui/Fold.tsx'
import { RenderIsland } from '../ui/Island.tsx'
import { bodyOf } from './body.ts'
import { bindLines } from './lineEnds.ts'
import { apartIslands } from './islands.tsx'
import { pageStyles } from './pageStyles.ts'
import { shortenNames } from './shortenNames.ts'

interface Job {
  page: PageData
  /** The site, but for the texts that pages share. */
  site: Omit<Site, keyof Parts>
  /** The text of the page, and the one that pages share. */
  text: Root
  localText: () => Root
  /** Hears the name of everything that the page asks of the site. */
  note: (name: string) => void
  /** Keeps rules in a file of that name and gives its address. */
  saveStyles: (name: string, css: string) => string
}

/** A page as HTML, and what stands in its style element, for its policy. */
export interface Rendered {
  html: string
  style: string
}

/**
 * Renders one page to its whole HTML document with its styles, but without scripts: the build adds those that the
 * HTML asks for.
 */
export function render({ page, site: data, text, localText, note, saveStyles }: Job): Rendered {
  const Body = bodyOf(() => text)
  const site = observed(data, { LocalText: bodyOf(localText) }, note)
  const cache = emotionCache()
  // Compat mode keeps the rules in the cache instead of between the elements, where they would break :first-child.
  cache.compat = true
  const islands = apartIslands(cache)
  // Emotion takes the rules down in the order of the page, so those of the first screen are the first so many.
  let fold: number | undefined
  const markFold = () => void (fold = Object.keys(cache.inserted).length)
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <RenderIsland value={islands.render}>
        <MarkFold value={markFold}>
          <HelmetProvider>
            <PageView site={site} page={observedPage({ ...page, Body }, note)} />
          </HelmetProvider>
        </MarkFold>
      </RenderIsland>
    </CacheProvider>,
  )
  const names = Object.keys(cache.inserted)
  const short = (from: string) => shortenNames(from, names, emotionKey)
  const { screen, later, print } = pageStyles(cache, new URL(site.facts.origin).host, fold)
  const style = short(screen)
  // Rules for paper come after all others, which they change.
  const printLink = `<link rel="stylesheet" href="${saveStyles('print.css', short(print))}" media="print"/>`
  const laterLink = later && `<link rel="stylesheet" href="${saveStyles('later.css', short(later))}"/>`
  const head = `<style>${style}</style>${later ? '' : printLink}</head>`
  const html = short(islands.fill(bindLines(markup)))
    .replace('</head>', () => head)
    .replace(foldMark, () => (later ? laterLink + printLink : ''))
  return { html: `<!doctype html>${html}`, style }
}
