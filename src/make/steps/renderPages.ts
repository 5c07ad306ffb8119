import type { ViteBuilder } from 'vite'
import type { PageData } from '../../site/page.ts'
import type { Content } from '../content.ts'
import type { Texts } from '../mdx/texts.ts'
import type { Project } from '../project.ts'
import type { Report } from '../report.ts'
import { loadRoutes } from './bundle.ts'
import type { BrowserCode } from './bundle.ts'
import { openFinisher } from './finisher.ts'
import { madeBefore, makePage } from './makePage.ts'
import type { MadePage } from './makePage.ts'
import { loadRenderer } from './renderer.ts'

interface Tools {
  builder: ViteBuilder
  project: Project
  texts: Texts
  code: BrowserCode
  report: Report
}

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
  { builder, project, texts, code, report }: Tools,
): Promise<MadePage[]> {
  const pages: MadePage[] = []
  const finisher = await openFinisher(project.places, project.code, stale.length)
  try {
    const { render } = await loadRenderer(project.places, project.code)
    const routes = await loadRoutes(builder, texts)
    for (const [index, page] of stale.entries()) {
      report.progress(index + 1, stale.length)
      const file = content.files.get(page.path) ?? ''
      await texts.prepare(file)
      const made = await makePage(page, content, (job) => render({ ...job, texts: routes }), code, project)
      texts.forget(file)
      await finisher.add(made.rendered)
      pages.push(made.page)
    }
    await finisher.end()
    return pages
  } finally {
    await finisher.close()
  }
}
