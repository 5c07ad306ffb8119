import type { ViteDevServer } from 'vite'
import { formatProblem } from '../../check/problems.ts'
import type { Problem } from '../../check/problems.ts'
import { dutchDay } from '../../content/exceptions.ts'
import { twinOf } from '../../content/publicFile.ts'
import { whyHidden } from '../../content/visibility.ts'
import { blocksPage, blocksSource } from './workbench/blocksPage.ts'
import { blocksPath } from './workbench/blocksText.ts'
import type { PageData } from '../../site/page.ts'
import { missingPath } from '../../hosting/addresses.ts'
import { elementsOf } from '../../hosting/elements.ts'
import { inlineHash } from '../../hosting/hash.ts'
import { pagePolicy } from '../../hosting/policy.ts'
import { thisMoment } from '../../check/moment.ts'
import { rootFiles } from '../assets/rootFiles.ts'
import { readContent } from '../content.ts'
import type { Content, Reading } from '../content.ts'
import type { Project } from '../project.ts'
import type { TextCompiler } from '../mdx/textCompiler.ts'
import { readerFiles } from '../readerFiles.ts'
import { markdownOf } from '../twin.ts'
import { addScripts } from '../scripts.ts'
import { banner, bannerStyle, errorPage, errorPolicy, notOnSite } from './errorPage.ts'
import { devCode } from './devCode.ts'
import type { DevCode } from './devCode.ts'
import { openJudging } from './judging.ts'
import { keptFiles } from './keptFiles.ts'
import { forgetModules } from './modules.ts'

/** A page as the dev server sends it. */
interface DevPage {
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

/**
 * @param texts what compiles them
 * @param tell hears that something else is wrong than before, so that what is shown may be another page
 */
export function devSite(server: ViteDevServer, project: Project, texts: TextCompiler, tell: () => void): DevSite {
  const kept = keptFiles(project.root)
  const code = devCode(server, project)
  let current: Promise<Reading> | undefined
  let judged: Promise<Reading> | undefined
  let icons: ReturnType<typeof rootFiles> | undefined
  /** How many pages are being made. */
  let asked = 0
  const judging = openJudging(
    (problems) => {
      if (problems.length > 0) server.config.logger.error(`\n${problems.map(formatProblem).join('\n')}\n`)
      tell()
    },
    () => asked > 0,
  )

  const readAgain = (): Promise<Reading> => {
    const own = readContent(project, kept, true).then((now) => {
      // What is shown is what was read and judged, not what the disk has by then; unless something was saved meanwhile.
      if (current === own) forgetModules(server, texts.hold(project.root, now.check.texts))
      return now
    })
    return own
  }
  const read = (): Promise<Reading> => (current ??= readAgain())
  const reading = (): Promise<Reading> => {
    const now = read()
    if (judged !== now) judging.judge(now)
    judged = now
    return now
  }
  const changed = (files: readonly string[]): void => {
    kept.forget(files)
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
      const wanted = path === blocksPath ? blocksPage(check, content) : content.pages.get(path)
      if (!wanted) throw new Error(`${path} is geen pagina.`)
      return { status, ...(await rendered(code, content, wanted, elsewhere)) }
    } catch (thrown) {
      // A mistake elsewhere, such as in a shared text, may be why.
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      return explained({ problems: check.problems, error })
    }
  }
  // Begun before a page is asked for; judged only from then on.
  read().catch(() => {})
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
      icons ??= rootFiles(project, content.facts)
      const name = path.slice(1)
      return (await icons).get(name) ?? (await forReaders(code, project, content, name))
    },
    changed,
    codeChanged() {
      changed([])
      code.changed()
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
  code: DevCode,
  content: Content,
  page: PageData,
  elsewhere: readonly Problem[],
): Promise<Omit<DevPage, 'status'>> {
  const [{ html, style: own }, scripts] = await Promise.all([code.render(content, page), code.scripts()])
  const frames = content.facts.locations.map(({ mapHref }) => new URL(mapHref).origin)
  const [above, under] = [notOnSite(whyHidden(page.frontmatter, dutchDay(thisMoment()))), banner(elsewhere)]
  const style = above || under || page.path === blocksPath ? `<style>${bannerStyle}</style>` : ''
  return {
    html: addScripts(html, scripts)
      .replace(/<body[^>]*>/, (body) => body + style + above)
      .replace('</body>', () => `${under}</body>`),
    policy: pagePolicy({
      scripts: [],
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
  code: DevCode,
  project: Project,
  content: Content,
  name: string,
): Promise<string | undefined> {
  const page = [...content.pages.values()].find(({ path }) => twinOf(path) === name && path !== missingPath)
  if (!page) return readerFiles(content, project.root, project.memory).get(name)
  const { html } = await code.render(content, page)
  return markdownOf(elementsOf(html), content.facts.origin)
}
