import { readPage } from '../review/readPage.ts'
import type { BuiltSite } from '../review/readBuilt.ts'
import type { Asked } from '../review/compare.ts'

const origin = 'https://www.praktijk.example'

/** A small built site as the review reads it. @param pages what stands in `<main>`, or a whole document, by address */
export function siteOf(pages: Readonly<Record<string, string>>, more: Partial<BuiltSite> = {}): BuiltSite {
  return {
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, readPage(path, documentOf(html), origin)])),
    bytes: new Map(Object.entries(pages).map(([path, html]) => [path, html.length])),
    redirects: new Map(),
    policy: new Set(["img-src 'self'"]),
    files: new Map(),
    facts: 'telefoon: "+31530000000"\n',
    answers: new Map(),
    ...more,
  }
}

const documentOf = (html: string): string =>
  html.startsWith('<!doctype')
    ? html
    : `<!doctype html><html lang="nl"><head><title>Titel</title></head><body><header><a href="/">Praktijk</a></header><main>${html}</main><footer><p>Voet</p></footer></body></html>`

/** Nothing asked but what changed. */
export const nothingAsked: Asked = {
  base: { revision: 'main', commit: 'a'.repeat(40), code: 'own', notes: [] },
  questions: [],
  findings: new Map(),
  reviewed: new Map(),
}
