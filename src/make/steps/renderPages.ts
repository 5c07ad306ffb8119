import type { ViteBuilder } from 'vite'
import type { PageData } from '../../site/page.ts'
import type { Content } from '../content.ts'
import type { Project } from '../project.ts'
import type { Report } from '../report.ts'
import type { ContentRoutes } from '../routes.ts'
import { bundleTexts } from './bundle.ts'
import type { BrowserCode } from './bundle.ts'
import { openFinisher } from './finisher.ts'
import type { Judging } from './judgeTexts.ts'
import { madeBefore, makePage } from './makePage.ts'
import type { MadePage } from './makePage.ts'
import { loadRenderer } from './renderer.ts'

interface Tools {
  builder: ViteBuilder
  project: Project
  routes: ContentRoutes
  code: BrowserCode
  report: Report
  judging: Judging
}

/** Texts that are judged, bundled and rendered at once: all of an ordinary site, and few enough for the memory. */
export const together = 250

/** The pages of which nothing that they asked for has changed, by their addresses, and those that have to be made. */
export function pagesBefore(content: Content, project: Project) {
  const all = [...content.pages.values()]
  const found = all.map((page) => madeBefore(page, content, project))
  const stands = new Map(found.flatMap((page) => (page ? [[page.path, page]] : [])))
  return { stands, stale: all.filter(({ path }) => !stands.has(path)) }
}

/**
 * Renders pages one by one, while those before are finished by another thread and those behind are not yet judged.
 * @returns them by their addresses
 */
export async function renderPages(
  stale: readonly PageData[],
  content: Content,
  { builder, project, routes, code, report, judging }: Tools,
): Promise<Map<string, MadePage>> {
  const pages = new Map<string, MadePage>()
  if (stale.length === 0) return pages
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
        pages.set(page.path, made.page)
        await judging.until(start + index + 1 + together)
      }
    }
    await finisher.end()
    return pages
  } catch (error) {
    // A page may fail by a mistake that nobody has come to yet.
    judging.stop()
    throw error
  } finally {
    await finisher.close()
  }
}
