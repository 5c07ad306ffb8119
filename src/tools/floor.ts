import { brotliCompressSync } from 'node:zlib'
import type { Site, Variant } from '../hosting/loadSite.ts'
import { allFiles } from '../hosting/table.ts'

/**
 * The same site with nothing left that can hold up its first paint: pages without scripts and without fonts that are
 * fetched ahead. No site with this HTML paints sooner.
 */
export const floorOf = (site: Site): Site => withPages(site, withoutScripts)

/** The same addresses with nothing to draw: no page is there sooner, and nothing that is pressed answers sooner. */
export const emptyOf = (site: Site): Site => withPages(site, emptied)

/** @param make gives the HTML of a page that is served in the place of its own */
function withPages({ table, variants }: Site, make: (html: string) => string): Site {
  const pages = new Set([...table.pages.values(), table.missing])
  return {
    table,
    variants: new Map(
      allFiles(table).map((file) => [
        file,
        (variants.get(file) ?? []).map(pages.has(file) ? instead(make) : (same) => same),
      ]),
    ),
  }
}

/** Every form of a page becomes the other one, packed for all. */
const instead =
  (make: (html: string) => string) =>
  (variant: Variant, _: number, all: readonly Variant[]): Variant => {
    const plain = all.find(({ encoding }) => encoding === undefined)?.body ?? variant.body
    const body = Buffer.from(make(Buffer.from(plain).toString()))
    return { encoding: 'br', body: brotliCompressSync(body), etag: '"floor"' }
  }

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="preload" [^>]*>/g, '')

/** What a page asks the browser to prepare stays, and each way in which it answers a press without a script. */
const emptied = (html: string): string =>
  [
    '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    /<title>.*?<\/title>/.exec(html)?.[0],
    /<script type="speculationrules">.*?<\/script>/.exec(html)?.[0],
    '<main><p><a href="/pijnklachten/rug">Rug</a><p><button popovertarget="menu">Menu</button>',
    '<p id="menu" popover>Tekst<details><summary>Vraag</summary>Antwoord</details></main>',
  ].join('')
