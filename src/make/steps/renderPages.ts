import type { ViteBuilder } from 'vite'
import type { PageReading } from '../../check/readPage.ts'
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

/** What pages are made with. */
export interface Tools {
  builder: ViteBuilder
  project: Project
  texts: Texts
  /** Resolves when another process has bundled the code, or has failed. */
  coded: Promise<unknown>
  /** What reaches the browser, for who asks after that. */
  scripts: () => Promise<BrowserCode>
  report: Report
}

/** The pages of a build, and how many of them were made now. */
export interface Pages {
  /** In the order of the content. */
  pages: MadePage[]
  made: number
}

/**
 * Makes pages while others are still judged, and those before are finished by another thread: each from the last time
 * where nothing that it asked for has changed, else now. What goes wrong is thrown at the end, since by then it is known
 * whether a mistake of a writer explains it.
 */
export function openRendering(content: Content, tools: Tools) {
  const { project, texts, coded, report } = tools
  const known = new Map([...content.pages.values()].map((page) => [page.path, madeBefore(page, content, project)]))
  const stale = new Set([...known].flatMap(([path, page]) => (page ? [] : [path])))
  let workshop: ReturnType<typeof openWorkshop> | undefined
  /** Judged, and not made yet. */
  const waiting = new Set<string>()
  let made = 0
  let isCoded = false
  let failure: { error: unknown } | undefined
  let isStopped = false
  void coded.then(() => (isCoded = true))
  const makeAll = async (): Promise<void> => {
    for (const path of waiting) {
      waiting.delete(path)
      workshop ??= openWorkshop(content, tools, stale.size)
      report.progress((made += 1), stale.size)
      known.set(path, await (await workshop).make(path))
    }
  }
  return {
    /** Takes a page that was judged: it is made now when the code is there, and else later. */
    async add({ file, path = '' }: PageReading): Promise<void> {
      if (isStopped || !stale.has(path)) return
      waiting.add(path)
      try {
        // That the code is there is heard of only when nothing else is done.
        if (!isCoded) await new Promise(setImmediate)
        await (isCoded ? makeAll() : texts.begin(file))
      } catch (error) {
        failure = { error }
        isStopped = true
      }
    },
    /** Makes no more pages: there will be no site of them. */
    stop: (): void => void (isStopped = true),
    /** Resolves when all pages that were taken are made. */
    async end(): Promise<Pages> {
      await coded
      if (failure) throw failure.error
      await makeAll()
      await (await workshop)?.end()
      return { pages: [...known.values()].filter((page) => page !== undefined), made }
    },
    close: async (): Promise<void> => (await workshop?.catch(() => undefined))?.close(),
  }
}

/** What pages are made with, once the code is there. */
async function openWorkshop(content: Content, { builder, project, texts, scripts }: Tools, count: number) {
  const code = await scripts()
  const { render } = await loadRenderer(project.places, project.code)
  const routes = await loadRoutes(builder, texts)
  const finisher = await openFinisher(project.places, project.code, count)
  return {
    async make(path: string): Promise<MadePage | undefined> {
      const [page, file] = [content.pages.get(path), content.files.get(path)]
      if (!page || file === undefined) return undefined
      await texts.prepare(file)
      const made = await makePage(page, content, (job) => render({ ...job, texts: routes }), code, project)
      texts.forget(file)
      await finisher.add(made.rendered)
      return made.page
    },
    end: finisher.end,
    close: finisher.close,
  }
}
