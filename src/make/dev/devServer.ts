import type { ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { normalizePath } from 'vite'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { stampOf } from '../../check/disk.ts'
import { contentType } from '../../hosting/contentTypes.ts'
import { decoded } from '../../content/decoded.ts'
import { isServedName } from '../../content/publicFile.ts'
import { missingPath, searchPath } from '../../hosting/addresses.ts'
import { answer } from '../../hosting/answer.ts'
import { filePolicy } from '../../hosting/policy.ts'
import { caching, securityHeaders } from '../../hosting/securityHeaders.ts'
import type { Addresses } from '../../hosting/table.ts'
import { isPhoto } from '../assets/photos.ts'
import type { Reading } from '../content.ts'
import { openProject } from '../project.ts'
import type { Project } from '../project.ts'
import { searchTargets } from '../searchTargets.ts'
import { devSite } from './devSite.ts'
import { editorAddress, editorGuard } from './editorGuard.ts'
import type { DevSite } from './devSite.ts'
import type { TextCompiler } from '../mdx/textCompiler.ts'
import type { ContentRoutes } from '../routes.ts'
import { blocksFile, blocksPath } from './workbench/blocksText.ts'
import { openWorkbench } from './workbench/workbench.ts'
import { workPolicy } from './workbench/workPage.ts'
import { watchContent } from './watchContent.ts'

/** What is watched apart (watchContent.ts), and what the build and tools write, which is no change. */
const unwatched = ['content', 'public', 'dist', '.cache', '.hosting', 'shots']

/**
 * Shows every page as the build makes it, with the same renderer; what is saved is on the screen at once.
 * @param routes which pages the renderer knows; the workbench adds its own
 * @param texts what compiles them
 */
export function devServerPlugin(routes: ContentRoutes, texts: TextCompiler): Plugin {
  let blocksModule = ''
  let shown: DevSite | undefined
  return {
    name: 'praktijk:dev',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      // Vite would answer with these files itself, without the headers of the site.
      publicDir: false as const,
      server: {
        // Vite's own answer to OPTIONS would come before the site's.
        cors: false,
        watch: { ignored: unwatched.map((name) => `${idOf(root, name)}/**`) },
      },
    }),
    resolveId: (id) => (id === `/${blocksFile}` ? blocksModule : undefined),
    load: (id) => (id === blocksModule ? shown?.blocks() : undefined),
    configureServer: (server) => {
      blocksModule = idOf(server.config.root, blocksFile)
      routes.added = new Map([[blocksPath, `/${blocksFile}`]])
      server.middlewares.use(editorAddress, editorGuard(server.config.root))
      const project = openProject(server.config.root, server.config.mode)
      // Counts what has been saved, so that a page that was made before a save but connects after it is made anew.
      let saved = 0
      const { hot } = server.environments.client
      const tell = () => hot.send({ type: 'custom', event: 'praktijk:saved', data: saved })
      const tellAnew = () => {
        saved += 1
        tell()
      }
      const site = devSite(server, project, texts, tellAnew)
      shown = site
      const bench = openWorkbench({ root: server.config.root, ...site })
      let photos = 0
      const tellPhotos = () => hot.send({ type: 'custom', event: 'praktijk:photos', data: photos })
      project.assets.watch((addresses) => {
        photos = addresses.filter(isPhoto).length
        tellPhotos()
      })
      hot.on('praktijk:shown', () => {
        tell()
        tellPhotos()
      })
      const watching = watchContent(server.config.root, (files) => {
        site.changed(files)
        tellAnew()
        // Begun before the browser asks, and once for all that is heard of at the same time.
        setImmediate(() => site.reading().catch(() => {}))
      })
      server.watcher.on('change', (file) => {
        if (!isCode(server.config.root, file)) return
        site.codeChanged()
        tellAnew()
      })
      server.httpServer?.on('close', () => {
        watching.stop()
        site.stop()
        project.memory.save(false)
      })
      const reply: Connect.NextHandleFunction = (request, response, next) => {
        watching.heard()
        respond({ server, site, bench, project }, request, response, saved).catch(next)
      }
      // Before Vite, which has the files of the project at addresses of their own, such as /package.json.
      server.middlewares.use((request, response, next) => {
        if (isPublic(server.config.root, pathOf(request))) reply(request, response, next)
        else next()
      })
      return () => void server.middlewares.use(reply)
    },
    hotUpdate({ file, server }) {
      // Pages come up to date by themselves; Vite would load them anew.
      return isCode(server.config.root, file) ? [] : undefined
    },
  }
}

/** What Vite calls a file or a folder of the project: with forward slashes, also on Windows. */
const idOf = (root: string, name: string): string => normalizePath(join(root, name))
const isCode = (root: string, file: string): boolean => normalizePath(file).startsWith(`${idOf(root, 'src')}/`)

interface Site {
  server: ViteDevServer
  site: DevSite
  bench: ReturnType<typeof openWorkbench>
  project: Project
}

/** What a request asks for, decoded and without its query. */
const pathOf = ({ originalUrl = '/' }: Connect.IncomingMessage): string => decoded(originalUrl.replace(/\?.*$/s, ''))

async function respond(
  { site, bench, project }: Site,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  saved: number,
): Promise<void> {
  const target = request.originalUrl ?? '/'
  const path = pathOf(request)
  const own = request.method === 'GET' ? await bench(target) : undefined
  if (own) {
    const isPage = 'html' in own
    response.writeHead(200, {
      ...securityHeaders,
      'Cache-Control': caching.never,
      'Content-Type': contentType(isPage ? 'x.html' : 'x.json'),
      'Content-Security-Policy': isPage ? workPolicy : filePolicy,
    })
    response.end(isPage ? own.html.replace('</head>', () => `${elements(saved)}</head>`) : JSON.stringify(own.json))
    return
  }
  const addresses = addressesOf(await site.reading(), path)
  const found = answer(addresses, request.method, target)
  if (!('file' in found)) {
    response.writeHead(found.status, { ...found.headers, 'Cache-Control': caching.never }).end()
    return
  }
  const headers = { ...securityHeaders, 'Cache-Control': caching.never }
  const isListed = addresses.files.has(found.file)
  // As in the build, what that makes takes the place of a file of public/.
  const file =
    (await project.assets.read(path)) ??
    (extname(path) ? await site.rootFile(path) : undefined) ??
    (isListed ? await publicFile(project.root, found.file) : undefined)
  if (file !== undefined) {
    response.writeHead(200, { ...headers, 'Content-Type': contentType(path), 'Content-Security-Policy': filePolicy })
    response.end(file)
    return
  }
  // A file that has gone since the folder was read is a missing page.
  const { status, html, policy } = await (isListed ? site.page(missingPath, 404) : site.page(found.file, found.status))
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  })
  response.end(html.replace('</head>', () => `${elements(saved)}</head>`))
}

/** What there is, each by its own address; as long as the facts cannot be read, what is asked for is a page. */
function addressesOf({ check, content }: Reading, path: string): Addresses<string> {
  const pages = [...(content?.files.keys() ?? [path]), blocksPath].filter((name) => name !== missingPath)
  const named = (names: readonly string[]) => new Map(names.map((name) => [name, name]))
  return {
    pages: named(pages),
    files: named(check.published.map((name) => `/${name}`)),
    redirects: content?.redirects ?? new Map<string, string>(),
    words: content && path === searchPath ? searchTargets(content.site.terms) : new Map<string, string>(),
    missing: missingPath,
  }
}

/** Whether public/ has a file at an address now. */
const isPublic = (root: string, address: string): boolean =>
  isServedName(address.slice(1)) && stampOf(join(root, 'public', address)) !== undefined

/** A file of public/; nothing when it is not there. */
const publicFile = async (root: string, address: string): Promise<Uint8Array | undefined> =>
  isPublic(root, address) ? readFile(join(root, 'public', address)) : undefined

/** What Vite and the page's own update need in every page. */
const elements = (saved: number): string =>
  `<meta name="saved" content="${saved}"><script type="module" src="/@vite/client"></script>` +
  '<script type="module" src="/src/make/dev/devClient.ts"></script>'
