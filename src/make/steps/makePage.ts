import { join } from 'node:path'
import type { Facts } from '../../content/facts.ts'
import { inlineHash } from '../../hosting/hash.ts'
import { bodyPolicy } from '../../hosting/policy.ts'
import type { PageParts } from '../../hosting/policy.ts'
import type { Rendered } from '../../render/main.server.tsx'
import type { PageData } from '../../site/page.ts'
import { keptBytes } from '../../store/files.ts'
import { hashOf } from '../../store/hash.ts'
import { assetsIn } from '../assets/assetStore.ts'
import type { Content } from '../content.ts'
import { escapeHtml } from '../escapeHtml.ts'
import type { Project } from '../project.ts'
import { addScripts } from '../scripts.ts'
import { speculationRules } from '../speculation.ts'
import { builtScripts } from './bundle.ts'
import type { BrowserCode } from './bundle.ts'
import type { RenderedPage } from './finishPage.ts'
import type { Renderer } from './renderer.ts'

/** A page that was made, now or before. */
export interface MadePage {
  path: string
  /** Its HTML, as a file that is kept. */
  html: string
  /** How many bytes that is. */
  bytes: number
  /** Addresses of the made files that it refers to, but for scripts. */
  assets: string[]
  /** What its policy must allow. */
  parts: PageParts
}

/** The renderer, with the texts at hand. */
type Render = (job: Omit<Parameters<Renderer['render']>[0], 'texts'>) => Promise<Rendered>

const idOf = ({ path }: PageData): string => `html:${path}`

/** The page as it was made before, when nothing that it asked for has changed since. */
export function madeBefore(
  page: PageData,
  content: Content,
  { assets, memory, places }: Project,
): MadePage | undefined {
  const known = memory.find<Omit<MadePage, 'path'>>(idOf(page), content.inputsOf(page))
  const html = known && join(places.pages, known.html)
  // What is kept may have been thrown away in part, or cut short when the power went.
  return html && keptBytes(html) === known.bytes && known.assets.every(assets.has)
    ? { ...known, path: page.path, html }
    : undefined
}

/**
 * Makes a page, and keeps what it asked for.
 * @returns the page, which stands when what was rendered is finished (finishPage.ts)
 */
export async function makePage(
  page: PageData,
  content: Content,
  render: Render,
  code: BrowserCode,
  { assets, memory, places, version }: Project,
): Promise<{ page: MadePage; rendered: RenderedPage }> {
  const asked = new Set(['page'])
  const rendered = await render({
    page,
    site: content.site,
    note: (name) => asked.add(name),
    saveStyles: assets.add,
  })
  const parts = partsOf(rendered, content.facts)
  const html = withPolicy(addScripts(rendered.html, builtScripts(code, assets.add)), parts)
  const hash = hashOf(html)
  const scripts = new Set(code.files.map(([address]) => address))
  const assetsOfPage = assetsIn(html, content.facts.origin).filter((address) => !scripts.has(address))
  const made = { html: hash, bytes: Buffer.byteLength(html), assets: assetsOfPage, parts }
  memory.keep(idOf(page), asked, content.inputsOf(page), made)
  const file = join(places.pages, hash)
  const { origin } = content.facts
  return {
    page: { ...made, path: page.path, html: file },
    rendered: { html, hash, parts, file, made: places.made, origin, version, pages: content.pages.size },
  }
}

/** The page with what it says itself of what may stand and run in it. */
const withPolicy = (html: string, parts: PageParts): string =>
  html.replace('</head>', `<meta http-equiv="Content-Security-Policy" content="${bodyPolicy(parts)}"></head>`)

/** What the policy of a page must allow: what the renderer and the bundle say that they put in it. */
function partsOf({ html, style }: Rendered, { locations, pictureHosts }: Facts): PageParts {
  const shown = locations.filter(({ mapHref }) => html.includes(escapeHtml(mapHref)))
  return {
    scripts: [inlineHash(speculationRules)],
    styles: [inlineHash(style)],
    fetchesScripts: true,
    fetchesStyles: true,
    frames: shown.map(({ mapHref }) => new URL(mapHref).origin),
    pictureHosts,
  }
}
