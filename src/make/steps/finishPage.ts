import { auditPage } from '../../hosting/audit.ts'
import { elementsOf } from '../../hosting/elements.ts'
import { compressedForms } from '../../hosting/compress.ts'
import type { PageParts } from '../../hosting/policy.ts'
import { hashOf } from '../../store/hash.ts'
import { keptOnce, writeWhole } from '../../store/files.ts'
import { markdownOf } from '../twin.ts'

/** A page as it was rendered, and what is needed for the rest: nothing of that asks the site. */
export interface RenderedPage {
  html: string
  /** Of the HTML. */
  hash: string
  parts: PageParts
  /** Where it is kept. */
  file: string
  /** Where what is made of it is kept. */
  made: string
  /** Address of the site. */
  origin: string
  /** Of the code. */
  version: string
  /** How many pages the site has. */
  pages: number
}

/**
 * What is left to do of a page when its HTML stands, by another thread than the one that renders: it is held against what
 * it declares, kept, told again in Markdown, and compressed. Throws when it is not what it declares, and keeps nothing then.
 */
export async function finishPage({ html, parts, file, ...page }: RenderedPage): Promise<void> {
  const elements = elementsOf(html)
  auditPage(elements, parts)
  writeWhole(file, html)
  const twin = markdownOf(elements, page.origin)
  await Promise.all([
    compressedForms(page.hash, () => Buffer.from(html), page.made, page.pages),
    compressedForms(hashOf(twin), () => Buffer.from(twin), page.made, page.pages),
    keptTwin(page, () => twin),
  ])
}

/**
 * The page in Markdown, made once and kept.
 * @param make gives it when it is not kept
 * @returns where it is kept
 */
export const keptTwin = (
  { hash, made, origin, version }: Pick<RenderedPage, 'hash' | 'made' | 'origin' | 'version'>,
  make: () => string,
): Promise<string> =>
  keptOnce(made, { source: hash, settings: ['twin', origin, version] }, () => Promise.resolve(Buffer.from(make())))
