import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { PageView } from '../page/PageView.tsx'
import { observed, observedPage } from '../site/observed.ts'
import type { PageData, Site } from '../site/page.ts'
import { emotionCache, emotionKey } from '../theme/emotionCache.ts'
import { foldMark, MarkFold } from '../ui/Fold.tsx'
import { RenderIsland } from '../ui/Island.tsx'
import { RenderKept } from '../page/Kept.tsx'
import { bindLines } from './lineEnds.ts'
import { apartIslands } from './islands.tsx'
import { keptParts } from './keptParts.tsx'
import { pageStyles } from './pageStyles.ts'
import { plainTags } from './plainTags.ts'
import { shortenNames } from './shortenNames.ts'

/** The texts of content/, which come as code of their own. */
type Texts = typeof import('../site/routes.ts')

interface Job {
  page: PageData
  /** The site, but for the texts that pages share. */
  site: Omit<Site, keyof Texts['parts']>
  texts: Texts
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
export async function render({ page, site: data, texts, note, saveStyles }: Job): Promise<Rendered> {
  const Body = await texts.bodyOf(page.path)
  if (!Body) throw new Error(`Bij ${page.path} hoort geen bestand in content/.`)
  const siteFor = (hear: Job['note']) => observed(data, texts.parts, hear)
  const site = siteFor(note)
  const cache = emotionCache()
  const islands = apartIslands(cache)
  const kept = keptParts(data, siteFor, cache, note)
  // Emotion takes the rules down in the order of the page: what it has by then, the first screen needs.
  let fold: ReadonlySet<string> | undefined
  const markFold = () => void (fold = new Set(Object.keys(cache.inserted)))
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <RenderIsland value={islands.render}>
        <RenderKept value={kept.render}>
          <MarkFold value={markFold}>
            <HelmetProvider>
              <PageView site={site} page={observedPage({ ...page, Body }, note)} />
            </HelmetProvider>
          </MarkFold>
        </RenderKept>
      </RenderIsland>
    </CacheProvider>,
  )
  const names = Object.keys(cache.inserted)
  const short = (text: string) => shortenNames(text, names, emotionKey)
  const { screen, later, print } = pageStyles(cache, new URL(site.facts.origin).host, fold)
  const style = short(screen)
  // Rules for paper come after all others, which they change.
  const printLink = `<link rel="stylesheet" href="${saveStyles('print.css', short(print))}" media="print">`
  const laterLink = later && `<link rel="stylesheet" href="${saveStyles('later.css', short(later))}">`
  const head = `<style>${style}</style>${later ? '' : printLink}</head>`
  const html = short(kept.fill(plainTags(islands.fill(bindLines(markup)))))
    .replace('</head>', () => head)
    .replace(foldMark, () => (later ? laterLink + printLink : ''))
  return { html: `<!doctype html>${html}`, style }
}
