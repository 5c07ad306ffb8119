import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readTable } from '../hosting/tableFile.ts'
import { securityHeaders } from '../hosting/securityHeaders.ts'
import { facts } from './facts.ts'
import { apacheProgram, startApache } from './servers/apache.ts'
import { ask, askRaw } from './servers/ask.ts'
import type { Reply } from './servers/ask.ts'
import { isInstalled } from './servers/installed.ts'
import { useServer } from './servers/useServer.ts'
import { foreign, requests, traversals } from './servers/requests.ts'
import { nginxHasBrotli, nginxProgram, startNginx } from '../tools/nginx.ts'
import { builtHtml, dist, site, visitorPaths } from './site.ts'

const table = readTable(dist)

const script = [...table.files.keys()].find((path) => /^\/assets\/hydrate-.*\.js$/.test(path)) ?? ''
const font = [...table.files.keys()].find((path) => path.endsWith('.woff2')) ?? ''
const onDisk = (file: string) => readFileSync(join(dist, file))

/** What every answer carries, whatever its status. */
const everywhere = [...Object.keys(securityHeaders), 'Content-Security-Policy', 'Cache-Control'].map((name) =>
  name.toLowerCase(),
)
/** Those of them that were sent twice or not at all. */
const notOnce = ({ names }: Pick<Reply, 'names'>): string[] =>
  everywhere.filter((header) => names.filter((sent) => sent === header).length !== 1)

const hosts = [
  {
    name: 'preview',
    isHere: true,
    brotli: true,
    start: async () => ({ origin: site.origin, root: dist, stop: async () => {} }),
  },
  {
    name: 'nginx',
    isHere: isInstalled('nginx', nginxProgram),
    brotli: nginxHasBrotli,
    start: () => startNginx(table, dist),
  },
  { name: 'apache', isHere: isInstalled('Apache', apacheProgram), brotli: true, start: () => startApache(dist) },
]

describe.each(hosts)('$name', ({ name, isHere, brotli, start }) => {
  if (!isHere) {
    it.skip(`is skipped: ${name} is not installed here`, () => {})
    return
  }
  const server = useServer(start)
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(server.origin, path, headers, method)

  it.each(requests(visitorPaths, site.redirects()))(
    'answers $method $target with $status',
    async ({ method, target, status, to, page }) => {
      const reply = await get(target, {}, method)
      expect(reply.status).toBe(status)
      expect(notOnce(reply)).toEqual([])
      for (const unwanted of ['expires', 'set-cookie', 'access-control-allow-origin']) {
        expect(reply.headers).not.toHaveProperty(unwanted)
      }
      if (to !== undefined) expect(new URL(reply.headers.location ?? '', server.origin).href).toBe(server.origin + to)
      if (status === 405) expect(reply.headers.allow).toBe(name === 'apache' ? 'GET, HEAD, TRACE' : 'GET, HEAD')
      const file = status === 404 ? table.missing : table.pages.get(page ?? '')
      if (!file) return
      expect(reply.body.equals(onDisk(file.file))).toBe(true)
      expect(reply.headers).toMatchObject(lowerCased(file.headers))
    },
  )

  it.each([...table.files.keys()])('serves %s with its headers', async (path) => {
    const { status, headers, body } = await get(path)
    const file = table.files.get(path)
    expect(status).toBe(200)
    expect(body.equals(onDisk(file?.file ?? ''))).toBe(true)
    expect(headers).toMatchObject(lowerCased(file?.headers ?? {}))
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it('never serves its own rules', async () => {
    expect([403, 404]).toContain((await get('/.htaccess')).status)
  })

  it.each(traversals)('gives nothing away for %s', async (target) => {
    const answer = await askRaw(server.origin, target)
    expect(answer).toMatch(/^HTTP\/1\.[01] (400|403|404) /)
    expect(answer).not.toMatch(/root:|"devDependencies"/)
    expect((await get('/')).status).toBe(200)
  })

  it.each(foreign)('does not send %s to another host', async (target) => {
    const location = /^location: (.*)\r$/im.exec(await askRaw(server.origin, target))?.[1]
    expect(new URL(location ?? '/', server.origin).hostname).toBe('127.0.0.1')
  })

  it.each(['/contact', script, '/onbekend'])('answers HEAD %s as GET, without the body', async (path) => {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')]
    expect(head.status).toBe(whole.status)
    expect(head.body).toHaveLength(0)
    for (const header of [
      'content-length',
      'content-type',
      'etag',
      'content-security-policy',
      'cache-control',
      'vary',
    ]) {
      expect([header, head.headers[header]]).toEqual([header, whole.headers[header]])
    }
  })

  // Apache answers TRACE before it reads .htaccess, and adds it to Allow; only the host's own settings can refuse it.
  it.skipIf(name === 'apache')('refuses TRACE', async () => {
    expect((await get('/contact', {}, 'TRACE')).status).toBe(405)
  })

  it.each([font, script, '/contact'])('sends part of %s when asked', async (path) => {
    // As text: of two buffers each byte is compared by itself, which takes seconds.
    const whole = (await get(path)).body.toString('latin1')
    const size = whole.length
    const part = async (range: string, more = {}) => {
      const { status, headers, body } = await get(path, { Range: `bytes=${range}`, ...more })
      return { status, range: headers['content-range'], body: body.toString('latin1') }
    }
    expect(await part('0-9')).toEqual({ status: 206, range: `bytes 0-9/${size}`, body: whole.slice(0, 10) })
    expect(await part('100-')).toEqual({
      status: 206,
      range: `bytes 100-${size - 1}/${size}`,
      body: whole.slice(100),
    })
    expect(await part('-7')).toEqual({
      status: 206,
      range: `bytes ${size - 7}-${size - 1}/${size}`,
      body: whole.slice(-7),
    })
    const beyond = await get(path, { Range: `bytes=${size}-` })
    expect(beyond.status).toBe(416)
    expect(notOnce(beyond)).toEqual([])
    expect(await part('0-9', { 'If-Range': '"another"' })).toMatchObject({ status: 200, body: whole })
  })

  it.each(['/', '/contact', script, font, '/.well-known/security.txt'])(
    'does not send %s again when it is known',
    async (path) => {
      const { etag } = (await get(path)).headers
      expect(etag).toMatch(/^"[^"]+"$/)
      const { status, body, headers, names } = await get(path, { 'If-None-Match': `"old", ${etag}` })
      expect([status, body.length, headers.etag]).toEqual([304, 0, etag])
      expect(notOnce({ names })).toEqual([])
      expect((await get(path, { 'If-None-Match': '"old"' })).status).toBe(200)
    },
  )

  it.each([
    ['br', brotli ? 'br' : undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', brotli ? 'br' : 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
  ])('answers Accept-Encoding %s with %s', async (accepted, encoding) => {
    for (const path of ['/', '/contact', '/pijnklachten', '/pijnklachten/rug', script]) {
      const { headers, body } = await get(path, { 'Accept-Encoding': accepted })
      const file = (table.pages.get(path) ?? table.files.get(path))?.file ?? ''
      expect([path, headers['content-encoding']]).toEqual([path, encoding])
      expect(plain(body, encoding).equals(onDisk(file))).toBe(true)
      expect(headers['content-type']).toBe((await get(path)).headers['content-type'])
      expect(headers['vary']?.toLowerCase()).toBe('accept-encoding')
      expect(headers['content-security-policy']).toBe(
        (table.pages.get(path) ?? table.files.get(path))?.headers['Content-Security-Policy'],
      )
    }
  })

  it('gives each encoding its own ETag, good for asking again', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', brotli ? 'br' : 'identity'].map(async (encoding) => {
        const headers = { 'Accept-Encoding': encoding }
        const { etag = '' } = (await get('/contact', headers)).headers
        expect((await get('/contact', { ...headers, 'If-None-Match': etag })).status).toBe(304)
        return etag
      }),
    )
    expect(new Set(tags).size).toBe(brotli ? 3 : 2)
  })
})

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const plain = (body: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

describe('the policies of the built site', () => {
  const policies = [...table.pages, ...table.files].map(
    ([path, { headers }]) => [path, headers['Content-Security-Policy'] ?? ''] as const,
  )
  it('are strict everywhere', () => {
    expect(policies.filter(([, policy]) => !policy.startsWith("default-src 'none'; "))).toEqual([])
    expect(policies.filter(([, policy]) => /unsafe-|\*|data:|blob:/.test(policy))).toEqual([])
  })
  it('allow a frame on the pages with a map alone, and only of the hosts of the maps', () => {
    const frames = policies.flatMap(([path, policy]) =>
      [...policy.matchAll(/frame-src ([^;]+)/g)].map(([, allowed]) => [path, allowed]),
    )
    const allowed = [...new Set(facts.locations.map(({ mapHref }) => new URL(mapHref).origin))].join(' ')
    const withMap = visitorPaths.filter((path) => builtHtml(path).includes('data-island="MapSwitcher"'))
    expect(withMap).toContain('/contact')
    expect(frames.toSorted()).toEqual(withMap.map((path) => [path, allowed]).toSorted())
  })
})

describe('_headers', () => {
  const lines = onDisk('_headers').toString().split('\n')

  it('stays within what Cloudflare Pages takes: what is no other form of a page in 100 rules, 2000 characters a line', () => {
    const taken = lines.filter((line) => line.startsWith('/')).slice(0, 100)
    const needed = [...table.pages.keys(), ...table.files.keys()].filter((path) => !path.startsWith('/assets/'))
    expect(needed.filter((path) => !taken.includes(path))).toEqual([])
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })
})
