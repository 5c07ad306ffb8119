import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onceFor } from '../content/once.ts'
import type { Site } from '../site/page.ts'
import { emotionCache } from '../theme/emotionCache.ts'
import { keptMark } from '../page/Kept.tsx'
import type { Part } from '../page/Kept.tsx'
import { bindLines } from './lineEnds.ts'
import { plainTags } from './plainTags.ts'

/** A part as it stands on every page that has it, but for the short names of its styles. */
interface KeptPart {
  html: string
  /** Its rules by their names, in their order. */
  styles: EmotionCache['inserted']
  /** What it asked of the site. */
  asked: ReadonlySet<string>
}

/** Of each site, by the part and the place: a third of the elements of a page is the same as on the page before. */
const known = new WeakMap<object, Map<Part, Map<string, KeptPart>>>()

type Note = (name: string) => void

/**
 * Puts parts that many pages have alike into a page, each rendered once for a site.
 * @param data the site, by which they are kept
 * @param siteFor the same site, which writes down what is asked of it
 * @param cache takes the rules of the page
 * @param note hears what the page asks of the site
 */
export function keptParts(data: object, siteFor: (note: Note) => Site, cache: EmotionCache, note: Note) {
  const ofSite = onceFor(known, data, () => new Map<Part, Map<string, KeptPart>>())
  const inPage: string[] = []
  return {
    render(part: Part, here: string): number {
      const ofPart = onceFor(ofSite, part, () => new Map<string, KeptPart>())
      const { html, styles, asked } = onceFor(ofPart, here, () => rendered(part, here, siteFor))
      for (const [name, rules] of Object.entries(styles)) cache.inserted[name] ??= rules
      asked.forEach(note)
      return inPage.push(html) - 1
    },
    /** Puts the parts in the place of their marks. */
    fill: (html: string): string => html.replace(keptMark, (mark, index: string) => inPage[Number(index)] ?? mark),
  }
}

function rendered(part: Part, here: string, siteFor: (note: Note) => Site): KeptPart {
  const asked = new Set<string>()
  const cache = emotionCache()
  const site = siteFor((name) => asked.add(name))
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{createElement(part, { site, here })}</CacheProvider>)
  return { html: plainTags(bindLines(html)), styles: cache.inserted, asked }
}
