import type { ServerResponse } from 'node:http'
import { isRunnableDevEnvironment } from 'vite'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { checkContent } from '../../check/check.ts'
import { decoded } from '../../content/decoded.ts'
import type { Renderer } from '../steps/bundles.ts'
import { checkSite } from '../../check/checkSite.ts'
import { errorPage } from './errorPage.ts'
import { rootFiles } from '../steps/rootFiles.ts'
import { redirects } from '../../content/redirects.ts'
import { addScripts, devScripts } from '../scripts.ts'

/** Shows every page as the build makes it, with the same renderer; what is saved reloads the page. */
export function devServerPlugin(): Plugin {
  // Counts what has been saved, so that a page that was made before a save but connects after it is made anew.
  let saved = 0
  const tell = (server: ViteDevServer) =>
    server.environments.client.hot.send({ type: 'custom', event: 'praktijk:saved', data: saved })
  return {
    name: 'praktijk:dev',
    apply: 'serve',
    configureServer: (server) => async () => {
      const elements = await viteElements(server)
      server.environments.client.hot.on('praktijk:shown', () => tell(server))
      server.middlewares.use((request, response, next) => {
        answer(server, request, response, `<meta name="saved" content="${saved}">${elements}`).catch(next)
      })
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || !/\/(content|src)\//.test(file)) return undefined
      // Only what depends on the file is evaluated again; Vite itself would evaluate the whole site.
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module, new Set(), Date.now(), true)
      saved += 1
      tell(server)
      return []
    },
  }
}

/** What Vite and its plugins put in the head of every page, and what reloads the page: the same each time. */
async function viteElements(server: ViteDevServer): Promise<string> {
  const html = await server.transformIndexHtml('/', '<html><head></head><body></body></html>')
  const elements = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
  return `${elements}<script type="module" src="/src/make/dev/devClient.ts"></script>`
}

async function answer(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  elements: string,
): Promise<void> {
  const path = decoded((request.originalUrl ?? '/').split(/[?#]/)[0] ?? '/').replace(/(.)\/$/, '$1')
  const redirect = redirects.get(path)
  if (redirect) {
    response.writeHead(301, { Location: redirect }).end()
    return
  }
  if (await answerRootFile(server, path, response)) return
  const { status, html } = await page(server, path)
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(html.replace('</head>', () => `${elements}</head>`))
}

/** The icons and the manifest, which the build writes in the root of the site. */
async function answerRootFile(
  { config: { root } }: ViteDevServer,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  if (!/\.(svg|png|webmanifest)$/.test(path)) return false
  const { facts } = checkContent(root)
  const data = facts && (await rootFiles(root, facts)).get(path.slice(1))
  if (data === undefined) return false
  const type = path.endsWith('.svg')
    ? 'image/svg+xml'
    : path.endsWith('.png')
      ? 'image/png'
      : 'application/manifest+json'
  response.writeHead(200, { 'Content-Type': type }).end(data)
  return true
}

/** The page, or a page that explains what is wrong with the content. */
async function page(server: ViteDevServer, path: string): Promise<{ status: number; html: string }> {
  const { problems } = await checkSite(server.config.root)
  if (problems.length > 0) return { status: 500, html: errorPage({ problems }) }
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('De omgeving "ssr" ontbreekt in de instellingen van Vite.')
  const made = async () => {
    const { render }: Renderer = await ssr.runner.import('/src/render/main.server.tsx')
    const found = render(path)
    return { status: found ? 200 : 404, html: addScripts(found ?? render('/404') ?? '', devScripts) }
  }
  try {
    return await made().catch(() => {
      // A file may have been read while it was being written, and its mistake kept: everything is read again, once.
      ssr.moduleGraph.invalidateAll()
      ssr.runner.clearCache()
      return made()
    })
  } catch (error) {
    return { status: 500, html: errorPage({ error: error instanceof Error ? error : new Error(String(error)) }) }
  }
}
