import type { ViteBuilder } from 'vite'
import type { PageData } from '../../site/page.ts'
import type { Content } from '../content.ts'
import type { Project } from '../project.ts'
import type { Report } from '../report.ts'
import type { ContentRoutes } from '../routes.ts'
import { bundleTexts } from './bundle.ts'
import type { BrowserCode } from './bundle.ts'
import { openFinisher } from './finisher.ts'
import { madeBefore, makePage } from './makePage.ts'
import type { MadePage } from './makePage.ts'
import { loadRenderer } from './renderer.ts'

interface Tools {
  builder: ViteBuilder
  project: Project
  routes: ContentRoutes
  code: BrowserCode
  report: Report
}

/** Texts that are bundled at once: all of an ordinary site, and few enough for the memory. */
const together = 250

/**
 * Every page: from the last time where nothing that the page asked for has changed, else made now.
 * @returns the pages in the order of the content, and how many were made now
 */
export async function renderPages(content: Content, tools: Tools): Promise<{ pages: MadePage[]; made: number }> {
  const all = [...content.pages.values()]
  const known = new Map(all.map((page) => [page.path, madeBefore(page, content, tools.project)]))
  const stale = all.filter(({ path }) => !known.get(path))
  if (stale.length > 0) for (const page of await renderStale(stale, content, tools)) known.set(page.path, page)
  return { pages: [...known.values()].filter((page) => page !== undefined), made: stale.length }
}

/** Renders pages one by one, while those before are finished by another thread. */
async function renderStale(
  stale: readonly PageData[],
  content: Content,
  { builder, project, routes, code, report }: Tools,
): Promise<MadePage[]> {
  const pages: MadePage[] = []
  const finisher = await openFinisher(project.places, project.code, stale.length)
  try {
    for (let start = 0; start < stale.length; start += together) {
      const group = stale.slice(start, start + together)
      const [{ render }, texts] = await Promise.all([
        loadRenderer(project.places, project.code),
        bundleTexts(
          builder,
          routes,
          group.map(({ path }) => path),
        ),
      ])
      for (const [index, page] of group.entries()) {
        report.progress(start + index + 1, stale.length)
        const made = await makePage(page, content, (job) => render({ ...job, texts }), code, project)
        await finisher.add(made.rendered)
        pages.push(made.page)
      }
    }
    await finisher.end()
    return pages
  } finally {
    await finisher.close()
  }
}
