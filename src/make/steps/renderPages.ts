import type { ViteBuilder } from 'vite'
import { limited } from '../limited.ts'
import type { Content } from '../content.ts'
import type { Project } from '../project.ts'
import type { Report } from '../report.ts'
import type { ContentRoutes } from '../routes.ts'
import { bundleTexts } from './bundle.ts'
import type { BrowserCode } from './bundle.ts'
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

/** Pages that are compressed while others are rendered: enough for every thread, and few enough for the memory. */
const behind = 16
/** Texts that are bundled at once: all of an ordinary site, and few enough for the memory. */
const together = 250

/**
 * Every page: from the last time where nothing that the page asked for has changed, else made now.
 * @returns the pages in the order of the content, and how many were made now
 */
export async function renderPages(
  content: Content,
  { builder, project, routes, code, report }: Tools,
): Promise<{ pages: MadePage[]; made: number }> {
  const all = [...content.pages.values()]
  const known = new Map(all.map((page) => [page.path, madeBefore(page, content, project)]))
  const stale = all.filter(({ path }) => !known.get(path))
  const compressing = limited(behind)
  for (let start = 0; start < stale.length; start += together) {
    const group = stale.slice(start, start + together)
    const wanted = group.map(({ path }) => path)
    const [{ render }, texts] = await Promise.all([
      loadRenderer(project.places, project.code),
      bundleTexts(builder, routes, wanted),
    ])
    for (const [index, page] of group.entries()) {
      report.progress(start + index + 1, stale.length)
      const made = await makePage(page, content, (job) => render({ ...job, texts }), code, project)
      known.set(page.path, made.page)
      await compressing.add(made.compressed)
    }
  }
  await compressing.end()
  return { pages: [...known.values()].filter((page) => page !== undefined), made: stale.length }
}
