import type { Check } from '../../check/check.ts'
import { limited } from '../limited.ts'
import type { Content } from '../content.ts'
import type { Project } from '../project.ts'
import type { Report } from '../report.ts'
import type { BrowserCode } from './bundle.ts'
import { madeBefore, makePage } from './makePage.ts'
import type { MadePage } from './makePage.ts'
import { loadRenderer } from './renderer.ts'

interface Tools {
  project: Project
  /** The addresses of all pages. */
  routes: ReadonlySet<string>
  code: BrowserCode
  report: Report
}

/** Pages that are compressed while others are rendered: enough for every thread, and few enough for the memory. */
const behind = 16

/**
 * Every page on its own: judged, and made while what its text was parsed to is at hand, unless nothing that it asked for
 * has changed since the last time. After a mistake the others are only judged.
 * @returns the pages in the order of the content, and how many were made now
 */
export async function renderPages(
  check: Check,
  content: Content,
  { project, routes, code, report }: Tools,
): Promise<{ pages: MadePage[]; made: number }> {
  const all = [...content.pages.values()]
  const known = new Map(all.map((page) => [page.path, madeBefore(page, content, project)]))
  const stale = new Set(all.filter(({ path }) => !known.get(path)))
  const renderer = await loadRenderer(project.places, project.code)
  const compressing = limited(behind)
  let isWrong = false
  let made = 0
  for (const text of check.texts) {
    const page = content.pages.get(text.path ?? '')
    const isRight = check.problemsOf(text).length === 0
    isWrong ||= page !== undefined && !isRight
    if (!page || !stale.has(page) || isWrong) continue
    if (!routes.has(page.path)) throw new Error(`Bij ${page.path} hoort geen bestand in content/.`)
    made += 1
    report.progress(made, stale.size)
    const { page: own, compressed } = makePage(page, content, renderer, code, project)
    known.set(page.path, own)
    await compressing.add(compressed)
  }
  await compressing.end()
  return { pages: [...known.values()].filter((page) => page !== undefined), made }
}
