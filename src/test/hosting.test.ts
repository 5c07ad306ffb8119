import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readTable } from '../hosting/tableFile.ts'
import { redirects } from '../content/redirects.ts'
import { facts } from './facts.ts'
import { apacheProgram, startApache } from './servers/apache.ts'
import { ask, askRaw } from './servers/ask.ts'
import { nginxHasBrotli, nginxProgram, startNginx } from '../tools/nginx.ts'
import type { RunningServer } from '../tools/process.ts'
import { visitorPaths } from './site.ts'

const table = readTable('dist')

const nested = visitorPaths.filter((path) => path !== '/')
const script = [...table.files.keys()].find((path) => /^\/assets\/hydrate-.*\.js$/.test(path)) ?? ''
const font = [...table.files.keys()].find((path) => path.endsWith('.woff2')) ?? ''
const onDisk = (file: string) => readFileSync(`dist/${file}`)
const withQuery = (path: string) => `${path}?bron=folder&x=1%202`

/** What leads where, in one hop: other ways to write a page's address, and the old addresses in all their forms. */
const moves: [from: string, to: string][] = [
  ['/index.html', '/'],
  ...nested.flatMap((path): [string, string][] => [
    [`${path}/`, path],
    [`${path}.html`, path],
    [path.toUpperCase(), path],
  ]),
  [`/Contact/`, '/contact'],
  [`/pijnklachten/RUG.html`, '/pijnklachten/rug'],
  ...[...redirects].flatMap(([from, to]): [string, string][] => [
    [from, to],
    [`${from}/`, to],
    [`${from}.html`, to],
    [from.toUpperCase(), to],
  ]),
]

const unknown = [
  '/onbekend',
  '/pijnklachten/onbekend',
  '/pijnklachten/rug/onbekend',
  '/contact/onbekend',
  '/a/b/c',
  '/onbekend.html',
  '/ONBEKEND',
  '/onbekend/',
  '/assets',
  '/assets/',
  '/assets/hydrate-00000000.js',
  '/.well-known',
  '/.well-known/onbekend',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/contact.html.gz',
  '/.git/config',
  '/.env',
  '/index.php',
  '/wp-login.php',
]

const traversals = [
  '/../package.json',
  '/..%2fpackage.json',
  '/../../../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/..\\..\\package.json',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/contact%00.html',
  '/%00',
  '/%zz',
  '/....//....//etc/passwd',
  'http://evil.example/../etc/passwd',
]

const hosts = [
  {
    name: 'preview',
    isHere: true,
    brotli: true,
    start: async () => ({ origin: inject('origin'), stop: async () => {} }),
  },
  { name: 'nginx', isHere: nginxProgram !== undefined, brotli: nginxHasBrotli, start: () => startNginx(table) },
  { name: 'apache', isHere: apacheProgram !== undefined, brotli: true, start: () => startApache() },
]

describe.each(hosts)('$name', ({ name, isHere, brotli, start }) => {
  if (!isHere) {
    it.skip(`is skipped: ${name} is not installed here`, () => {})
    return
  }
  let server: RunningServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(async () => {
    await server.stop()
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(server.origin, path, headers, method)

  it.each(visitorPaths)('serves %s with its headers', async (path) => {
    const { status, headers, body } = await get(path)
    const page = table.pages.get(path)
    expect(status).toBe(200)
    expect(body.equals(onDisk(page?.file ?? ''))).toBe(true)
    expect(headers).toMatchObject(lowerCased(page?.headers ?? {}))
    for (const unwanted of ['expires', 'set-cookie', 'access-control-allow-origin']) {
      expect(headers).not.toHaveProperty(unwanted)
    }
    expect((await get(withQuery(path))).status).toBe(200)
  })

  it.each([...table.files.keys()])('serves %s with its headers', async (path) => {
    const { status, headers, body } = await get(path)
    const file = table.files.get(path)
    expect(status).toBe(200)
    expect(body.equals(onDisk(file?.file ?? ''))).toBe(true)
    expect(headers).toMatchObject(lowerCased(file?.headers ?? {}))
  })

  it.each(moves)('sends %s to %s in one hop, for good, with its query', async (from, to) => {
    const { status, headers } = await get(withQuery(from))
    expect(status).toBe(301)
    expect(new URL(headers.location ?? '', server.origin).href).toBe(server.origin + withQuery(to))
    expect((await get(to)).status).toBe(200)
  })

  it.each(unknown)('answers %s with 404 and our page', async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(body.equals(onDisk('404.html'))).toBe(true)
    expect(headers).toMatchObject(lowerCased(table.missing.headers))
  })

  it.each([
    ['//contact', '/contact'],
    ['/./contact', '/contact'],
    ['/x/../contact', '/contact'],
    ['/pijnklachten//rug', '/pijnklachten/rug'],
  ])('reads %s as %s', async (target, path) => {
    const answer = await askRaw(server.origin, target)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain(table.pages.get(path)?.headers['Content-Security-Policy'])
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

  it.each([
    '//evil.example/',
    '//evil.example/contact/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '//evil.example/%2e%2e',
  ])('does not send %s to another host', async (target) => {
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
  const refused = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', ...(name === 'apache' ? [] : ['TRACE'])]
  it.each(refused)('refuses %s', async (method) => {
    const { status, headers } = await get('/contact', {}, method)
    expect(status).toBe(405)
    expect(headers['allow']).toBe(name === 'apache' ? 'GET, HEAD, TRACE' : 'GET, HEAD')
  })

  it.each([font, script, '/contact'])('sends part of %s when asked', async (path) => {
    const whole = (await get(path)).body
    const size = whole.length
    const part = async (range: string, more = {}) => {
      const { status, headers, body } = await get(path, { Range: `bytes=${range}`, ...more })
      return { status, range: headers['content-range'], body }
    }
    expect(await part('0-9')).toEqual({ status: 206, range: `bytes 0-9/${size}`, body: whole.subarray(0, 10) })
    expect(await part('100-')).toEqual({
      status: 206,
      range: `bytes 100-${size - 1}/${size}`,
      body: whole.subarray(100),
    })
    expect(await part('-7')).toEqual({
      status: 206,
      range: `bytes ${size - 7}-${size - 1}/${size}`,
      body: whole.subarray(-7),
    })
    expect((await part(`${size}-`)).status).toBe(416)
    expect(await part('0-9', { 'If-Range': '"another"' })).toMatchObject({ status: 200, body: whole })
  })

  it.each(['/', '/contact', script, font, '/.well-known/security.txt'])(
    'does not send %s again when it is known',
    async (path) => {
      const { etag } = (await get(path)).headers
      expect(etag).toMatch(/^"[^"]+"$/)
      const { status, body, headers } = await get(path, { 'If-None-Match': `"old", ${etag}` })
      expect([status, body.length, headers.etag]).toEqual([304, 0, etag])
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
  it('allow a frame on the contact page alone, and only of the hosts of the maps', () => {
    const frames = policies.flatMap(([path, policy]) =>
      [...policy.matchAll(/frame-src ([^;]+)/g)].map(([, allowed]) => [path, allowed]),
    )
    expect(frames).toEqual([
      ['/contact', [...new Set(facts.locations.map(({ mapHref }) => new URL(mapHref).origin))].join(' ')],
    ])
  })
})

describe('_headers', () => {
  const lines = onDisk('_headers').toString().split('\n')

  it('stays within what Cloudflare Pages takes: 100 rules, 2000 characters a line', () => {
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })
})
