import { isRunnableDevEnvironment } from 'vite'
import type { ViteDevServer } from 'vite'
import { formatProblem } from '../../check/problems.ts'
import type { Problem } from '../../check/problems.ts'
import { dutchDay } from '../../content/exceptions.ts'
import { whyHidden } from '../../content/visibility.ts'
import { blocksPage, blocksSource } from './workbench/blocksPage.ts'
import { blocksPath } from './workbench/blocksText.ts'
import type { PageData } from '../../site/page.ts'
import { missingPath } from '../../hosting/addresses.ts'
import { inlineHash } from '../../hosting/hash.ts'
import { pagePolicy } from '../../hosting/policy.ts'
import { thisMoment } from '../../store/moment.ts'
import { rootFiles } from '../assets/rootFiles.ts'
import { readContent } from '../content.ts'
import type { Content, Reading } from '../content.ts'
import type { Project } from '../project.ts'
import { readerFiles } from '../readerFiles.ts'
import { markdownOf, twinOf } from '../twin.ts'
import { addScripts, devScripts, scriptsFor } from '../scripts.ts'
import type { Renderer } from '../steps/bundle.ts'
import { banner, bannerStyle, errorPage, errorPolicy, notOnSite } from './errorPage.ts'
import { bundleInline } from './inlineScripts.ts'
import { openJudging } from './judging.ts'
import { keptTexts } from './keptTexts.ts'

/** A page as the dev server sends it. */
export interface DevPage {
  status: number
  html: string
  policy: string
}

/** The site while it is being written: read again when something was saved, and made page by page when asked for. */
export interface DevSite {
  reading: () => Promise<Reading>
  /** A page or, when there is a mistake in it, what explains that. */
  page: (path: string, status: number) => Promise<DevPage>
  /** What is wrong or may be wrong, as far as it was judged. */
  findings: () => readonly Problem[]
  /** The text of the page of all blocks. */
  blocks: () => Promise<string>
  /** A file of the root, such as an icon, the sitemap or the twin of a page in Markdown. */
  rootFile: (path: string) => Promise<string | Uint8Array | undefined>
  /** Forgets what was read of some files, by their paths from the project's folder. */
  changed: (files: readonly string[]) => void
  /** Forgets the scripts as well. */
  codeChanged: () => void
  stop: () => void
}

/** @param tell hears that something else is wrong than before, so that what is shown may be another page */
export function devSite(server: ViteDevServer, project: Project, tell: () => void): DevSite {
  const texts = keptTexts(project.root)
  let current: Promise<Reading> | undefined
  let icons: ReturnType<typeof rootFiles> | undefined
  let inline: ReturnType<typeof bundleInline> | undefined
  /** How many pages are being made. */
  let asked = 0
  const judging = openJudging(
    (problems) => {
      if (problems.length > 0) server.config.logger.error(`\n${problems.map(formatProblem).join('\n')}\n`)
      tell()
    },
    () => asked > 0,
  )

  const reading = (): Promise<Reading> => {
    if (!current) {
      current = readContent(project, texts.read, true)
      judging.judge(current)
    }
    return current
  }
  const changed = (files: readonly string[]): void => {
    texts.forget(files)
    judging.forget(files)
    current = undefined
    icons = undefined
  }
  const page = async (path: string, status: number): Promise<DevPage> => {
    const { check, content } = await reading()
    const text = check.pages.find((one) => one.path === path)
    // What only all texts together show of this one, such as a title that another page has, is known a moment later.
    const together = judging.known().filter(({ file }) => file === text?.file)
    const own = [...check.shared, ...(text ? check.problemsOf(text) : [])]
    const mistakes = own.length > 0 ? own : together
    if (mistakes.length > 0) return explained({ problems: mistakes })
    if (!content) return explained({ problems: check.problems })
    const elsewhere = judging.known().filter(({ file }) => file !== text?.file)
    try {
      inline ??= bundleInline(project.root)
      const wanted = path === blocksPath ? blocksPage(check, content) : content.pages.get(path)
      if (!wanted) throw new Error(`${path} is geen pagina.`)
      return { status, ...(await rendered(server, project, content, wanted, elsewhere, await inline)) }
    } catch (thrown) {
      // A mistake elsewhere, such as in a shared text, may be why.
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      return explained({ problems: check.problems, error })
    }
  }
  return {
    reading,
    findings: () => [...judging.known(), ...judging.warnings()],
    blocks: async () => blocksSource((await reading()).check),
    async page(path, status) {
      asked += 1
      return page(path, status).finally(() => {
        asked -= 1
      })
    },
    async rootFile(path) {
      const { content } = await reading()
      if (!content) return undefined
      icons ??= rootFiles(project.root, content.facts)
      const name = path.slice(1)
      return (await icons).get(name) ?? (await forReaders(server, project, content, name))
    },
    changed,
    codeChanged() {
      changed([])
      inline = undefined
    },
    stop: judging.stop,
  }
}

/** What the dev server sends for a page with a mistake. */
const explained = (mistake: Parameters<typeof errorPage>[0]): DevPage => ({
  status: 500,
  html: errorPage(mistake),
  policy: errorPolicy,
})

async function rendered(
  server: ViteDevServer,
  project: Project,
  content: Content,
  page: PageData,
  elsewhere: readonly Problem[],
  inline: ReadonlyMap<string, string>,
): Promise<Omit<DevPage, 'status'>> {
  const job = jobOf(project, content, page)
  const { html, style: own } = await (await rendererOf(server)).render(job).catch(async () => {
    // A file may have been read while it was being written, and its mistake kept: everything is read again, once.
    forgetAll(server)
    return (await rendererOf(server)).render(job)
  })
  const frames = content.facts.locations.map(({ mapHref }) => new URL(mapHref).origin)
  const [above, under] = [notOnSite(whyHidden(page.frontmatter, dutchDay(thisMoment()))), banner(elsewhere)]
  const style = above || under || page.path === blocksPath ? `<style>${bannerStyle}</style>` : ''
  return {
    html: addScripts(html, devScripts(inline))
      .replace(/<body[^>]*>/, (body) => body + style + above)
      .replace('</body>', () => `${under}</body>`),
    policy: pagePolicy({
      scripts: scriptsFor(html).map((name) => inlineHash(inline.get(name) ?? '')),
      styles: [own, bannerStyle].map(inlineHash),
      fetchesScripts: true,
      fetchesStyles: true,
      frames,
      pictureHosts: content.facts.pictureHosts,
    }),
  }
}

/** A file for who reads the site without a browser: of the whole site, or a page in Markdown. */
async function forReaders(
  server: ViteDevServer,
  project: Project,
  content: Content,
  name: string,
): Promise<string | undefined> {
  const page = [...content.pages.values()].find(({ path }) => twinOf(path) === name && path !== missingPath)
  if (!page) return readerFiles(content, project.root, project.memory).get(name)
  const { html } = await (await rendererOf(server)).render(jobOf(project, content, page))
  return markdownOf(html, content.facts.origin)
}

const jobOf = (project: Project, { site }: Content, page: PageData): Parameters<Renderer['render']>[0] => ({
  page,
  site,
  note: () => {},
  saveStyles: project.assets.add,
})

const rendererOf = (server: ViteDevServer): Promise<Renderer> =>
  runnerOf(server).import<Renderer>('/src/render/main.server.tsx')

function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('De omgeving "ssr" ontbreekt in de instellingen van Vite.')
  return ssr.runner
}

function forgetAll(server: ViteDevServer): void {
  server.environments.ssr.moduleGraph.invalidateAll()
  runnerOf(server).clearCache()
}
