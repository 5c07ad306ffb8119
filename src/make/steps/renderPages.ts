import { join } from 'node:path'
import type { ViteBuilder } from 'vite'
import type { Facts } from '../../content/facts.ts'
import { auditPage } from '../../hosting/audit.ts'
import { inlineHash } from '../../hosting/hash.ts'
import type { PageParts } from '../../hosting/policy.ts'
import type { PageData } from '../../site/page.ts'
import { hashOf } from '../../store/hash.ts'
import { readKept, writeWhole } from '../../store/files.ts'
import type { Rendered } from '../../render/main.server.tsx'
import { escapeHtml } from '../escapeHtml.ts'
import { assetsIn } from '../assets/assetStore.ts'
import type { Content } from '../content.ts'
import type { Project } from '../project.ts'
import type { Report } from '../report.ts'
import type { ContentRoutes } from '../routes.ts'
import { addScripts, hasIslands, scriptsFor } from '../scripts.ts'
import { builtScripts, bundleRenderer, inlineText } from './bundle.ts'
import type { BrowserCode } from './bundle.ts'

/** A page as the browser gets it. */
export interface MadePage {
  path: string
  html: string
  /** Addresses of the made files that it refers to. */
  assets: string[]
  /** What its policy must allow. */
  parts: PageParts
}

/** What is kept of a page: the fingerprint of its HTML. */
interface Kept extends Omit<MadePage, 'path' | 'html'> {
  html: string
}

interface Tools {
  builder: ViteBuilder
  project: Project
  routes: ContentRoutes
  code: BrowserCode
  report: Report
  /** A folder for the renderer. */
  folder: string
}

/** The HTML of every page: from the last time where nothing that the page asked for has changed, else rendered. */
export async function renderPages(content: Content, tools: Tools): Promise<{ pages: MadePage[]; made: number }> {
  const { project } = tools
  const kept = new Map([...content.pages.values()].map((page) => [page.path, findPage(page, content, project)]))
  const stale = [...content.pages.values()].filter(({ path }) => !kept.get(path))
  const pages = new Map(kept)
  if (stale.length > 0) {
    const paths = stale.map(({ path }) => path)
    const { render } = await bundleRenderer(tools.builder, tools.routes, tools.folder, paths)
    const scripts = builtScripts(tools.code)
    for (const [index, page] of stale.entries()) {
      tools.report.progress(index + 1, stale.length)
      const asked = new Set(['page'])
      const rendered = await render({
        page,
        site: content.site,
        note: (name) => asked.add(name),
        savePrint: (css) => project.assets.add('print.css', css),
      })
      const html = addScripts(rendered.html, scripts)
      const parts = partsOf(rendered, tools.code, content.facts)
      auditPage(html, parts)
      pages.set(
        page.path,
        keepPage(page, { path: page.path, html, assets: assetsIn(html), parts }, asked, content, project),
      )
    }
  }
  return { pages: [...pages.values()].filter((page) => page !== undefined), made: stale.length }
}

const idOf = ({ path }: PageData): string => `html:${path}`

function findPage(page: PageData, content: Content, { memory, places }: Project): MadePage | undefined {
  const known = memory.find<Kept>(idOf(page), content.inputsOf(page))
  const html = known && readKept(join(places.pages, known.html))
  return html && { ...known, path: page.path, html: Buffer.from(html).toString() }
}

/** What the policy of a page must allow: what the renderer and the bundle say that they put in it. */
function partsOf({ html, style }: Rendered, code: BrowserCode, { locations, pictureHosts }: Facts): PageParts {
  const shown = locations.filter(({ mapHref }) => html.includes(escapeHtml(mapHref)))
  return {
    scripts: scriptsFor(html).map((name) => inlineHash(inlineText(code, name))),
    styles: [inlineHash(style)],
    fetchesScripts: hasIslands(html),
    fetchesStyles: true,
    frames: shown.map(({ mapHref }) => new URL(mapHref).origin),
    pictureHosts,
  }
}

function keepPage(page: PageData, made: MadePage, asked: Set<string>, content: Content, project: Project): MadePage {
  const { html, assets, parts } = made
  const print = hashOf(html)
  writeWhole(join(project.places.pages, print), html)
  project.memory.keep(idOf(page), asked, content.inputsOf(page), { html: print, assets, parts } satisfies Kept)
  return made
}
