import { brotliCompressSync } from 'node:zlib'
import type { Site, Variant } from '../hosting/loadSite.ts'
import { allFiles } from '../hosting/table.ts'

/**
 * The same site with nothing left that can hold up its first paint: pages without scripts and without fonts that are
 * fetched ahead. No site with this HTML paints sooner.
 */
export function floorOf({ table, variants }: Site): Site {
  const pages = new Set([...table.pages.values(), table.missing])
  return {
    table,
    variants: new Map(
      allFiles(table).map((file) => [file, (variants.get(file) ?? []).map(pages.has(file) ? bare : (same) => same)]),
    ),
  }
}

/** Every form of a page becomes the bare one, packed as that form is. */
function bare(variant: Variant, _: number, all: readonly Variant[]): Variant {
  const plain = all.find(({ encoding }) => encoding === undefined)?.body ?? variant.body
  const body = Buffer.from(withoutScripts(Buffer.from(plain).toString()))
  return { encoding: 'br', body: brotliCompressSync(body), etag: '"floor"' }
}

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="preload" [^>]*>/g, '')
