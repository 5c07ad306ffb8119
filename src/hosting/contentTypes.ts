import { extname } from 'node:path'

/** What a file is, by its extension. `isText` files are sent compressed. */
const kinds: Readonly<Record<string, { type: string; isText: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.md': { type: 'text/markdown; charset=utf-8', isText: true },
  '.vcf': { type: 'text/vcard; charset=utf-8', isText: true },
  '.xml': { type: 'application/xml', isText: true },
  '.json': { type: 'application/json', isText: true },
  '.webmanifest': { type: 'application/manifest+json', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.png': { type: 'image/png', isText: false },
  '.jpg': { type: 'image/jpeg', isText: false },
  '.webp': { type: 'image/webp', isText: false },
  '.avif': { type: 'image/avif', isText: false },
  '.ico': { type: 'image/x-icon', isText: false },
  '.woff2': { type: 'font/woff2', isText: false },
  '.pdf': { type: 'application/pdf', isText: false },
}

/** Every extension that may be served, with its content type. */
export const contentTypes: readonly (readonly [extension: string, type: string])[] = Object.entries(kinds).map(
  ([extension, { type }]) => [extension, type],
)

/** The extensions of text files, which are sent compressed. */
export const textExtensions = Object.entries(kinds).flatMap(([extension, { isText }]) => (isText ? [extension] : []))

/** The content type of a file; throws for an extension nobody chose a type for, since `nosniff` forbids guessing. */
export function contentType(file: string): string {
  const kind = kinds[extname(file)]
  if (!kind)
    throw new Error(`Voor ${file} is geen inhoudstype bekend. Voeg de extensie toe in src/hosting/contentTypes.ts.`)
  return kind.type
}

// Below this, in bytes, a file fits in one packet anyway.
const smallest = 1024

/** Whether a file is kept compressed too: it is text and not small. */
export const isCompressed = (file: string, size: number): boolean =>
  size >= smallest && (kinds[extname(file)]?.isText ?? false)
