import { isRunnableDevEnvironment } from 'vite'
import type { ViteDevServer } from 'vite'
import { formatProblem } from '../../check/problems.ts'
import type { Problem } from '../../check/problems.ts'
import { inlineHash } from '../../hosting/hash.ts'
import { pagePolicy } from '../../hosting/policy.ts'
import { rootFiles } from '../assets/rootFiles.ts'
import { readContent } from '../content.ts'
import type { Content, Reading } from '../content.ts'
import type { Project } from '../project.ts'
import { addScripts, devScripts, scriptsFor } from '../scripts.ts'
import type { Renderer } from '../steps/bundle.ts'
import { banner, bannerStyle, errorPage } from './errorPage.ts'
import { bundleInline } from './inlineScripts.ts'

/** A page as the dev server sends it. */
export interface DevPage {
  status: number
  html: string
  policy?: string
}

/** The site while it is being written: read again when something was saved, and made page by page when asked for. */
export interface DevSite {
  reading: () => Promise<Reading>
  /** A page or, when there is a mistake in it, what explains that. */
  page: (path: string, status: number) => Promise<DevPage>
  /** A file of the root, such as an icon. */
  rootFile: (path: string) => Promise<string | Uint8Array | undefined>
  /** Forgets what was read. */
  changed: () => void
  /** Forgets the scripts as well. */
  codeChanged: () => void
}

export function devSite(server: ViteDevServer, project: Project): DevSite {
  let current: Promise<Reading> | undefined
  let files: ReturnType<typeof rootFiles> | undefined
  let inline: ReturnType<typeof bundleInline> | undefined
  let told = ''

  const reading = (): Promise<Reading> => {
    current ??= readContent(project).then((read) => {
      const text = read.problems.map(formatProblem).join('\n')
      if (text !== told && text !== '') server.config.logger.error(`\n${text}\n`)
      told = text
      return read
    })
    return current
  }
  const changed = (): void => {
    current = undefined
    files = undefined
  }
  return {
    reading,
    async page(path, status) {
      const { problems, content } = await reading()
      const own = problems.filter(({ file }) => file === content?.files.get(path))
      if (!content || own.length > 0)
        return { status: 500, html: errorPage({ problems: own.length > 0 ? own : problems }) }
      try {
        inline ??= bundleInline(project.root)
        return { status, ...(await rendered(server, project, content, path, problems, await inline)) }
      } catch (error) {
        // A mistake elsewhere, such as in a shared text, may be why.
        if (problems.length > 0) return { status: 500, html: errorPage({ problems }) }
        return { status: 500, html: errorPage({ error: error instanceof Error ? error : new Error(String(error)) }) }
      }
    },
    async rootFile(path) {
      const { content } = await reading()
      files ??= content && rootFiles(project.root, content.facts)
      return (await files)?.get(path.slice(1))
    },
    changed,
    codeChanged() {
      changed()
      inline = undefined
    },
  }
}

async function rendered(
  server: ViteDevServer,
  project: Project,
  content: Content,
  path: string,
  elsewhere: readonly Problem[],
  inline: ReadonlyMap<string, string>,
): Promise<Omit<DevPage, 'status'>> {
  const page = content.pages.get(path)
  if (!page) throw new Error(`${path} is geen pagina.`)
  const job = {
    page,
    site: content.site,
    note: () => {},
    savePrint: (css: string) => project.assets.add('print.css', css),
  }
  const { html, style } = await (await rendererOf(server)).render(job).catch(async () => {
    // A file may have been read while it was being written, and its mistake kept: everything is read again, once.
    forgetAll(server)
    return (await rendererOf(server)).render(job)
  })
  const frames = content.facts.locations.map(({ mapHref }) => new URL(mapHref).origin)
  const under = banner(elsewhere)
  return {
    html: addScripts(html, devScripts(inline)).replace('</body>', () => `${under}</body>`),
    policy: pagePolicy({
      scripts: scriptsFor(html).map((name) => inlineHash(inline.get(name) ?? '')),
      styles: [style, bannerStyle].map(inlineHash),
      fetchesScripts: true,
      fetchesStyles: true,
      frames,
      pictureHosts: content.facts.pictureHosts,
    }),
  }
}

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
