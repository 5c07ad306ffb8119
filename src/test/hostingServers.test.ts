import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import type { ConnectionOptions } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { literal, otherHost } from '../hosting/patterns.ts'
import { besideSite, readTable } from '../hosting/tableFile.ts'
import { emptyFolder } from './builtFolder.ts'
import { facts } from './facts.ts'
import { apacheProgram, optionalModules, startApache } from './servers/apache.ts'
import { ask } from './servers/ask.ts'
import { isInstalled } from './servers/installed.ts'
import { useServer } from './servers/useServer.ts'
import { certificateProblems } from '../tools/certificate.ts'
import { nginxProgram, runNginx, startNginx } from '../tools/nginx.ts'
import { findProgram, freePort, serverFolder } from '../tools/process.ts'
import { dist } from './site.ts'

const host = new URL(facts.origin).hostname
const otherName = otherHost(host)
const openssl = findProgram(['openssl'])

/** The cipher that a server and this client settle on. */
const connectWith = (options: ConnectionOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', rejectUnauthorized: false, ...options }, () => {
      resolve(socket.getCipher().name)
      socket.destroy()
    }).on('error', reject)
  })

/** Runs a test with a server, and stops the server whatever happens. */
async function withServer(
  start: Promise<{ origin: string; stop: () => Promise<void> }>,
  test: (origin: string) => Promise<void>,
) {
  const { origin, stop } = await start
  try {
    await test(origin)
  } finally {
    await stop()
  }
}

/** The built site in a folder where an earlier upload left files behind. */
function untidy(): string {
  const folder = join(emptyFolder(), 'dist')
  cpSync(dist, folder, { recursive: true })
  for (const file of leftBehind) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), 'achtergebleven')
  }
  return folder
}

const leftBehind = [
  'oud.html',
  'oud/index.html',
  'assets/oud-123456.js',
  'assets/oud-123456.js.br',
  'evil.php',
  'contact.html.bak',
  'folder.pdf',
  '.well-known/oud',
  'pijnklachten/oud.html',
]

describe.each([
  {
    name: 'nginx',
    isHere: isInstalled('nginx', nginxProgram),
    start: (folder: string) => startNginx(readTable(dist), folder),
  },
  { name: 'Apache', isHere: isInstalled('Apache', apacheProgram), start: startApache },
])('what an earlier upload left behind on $name', ({ isHere, start }) => {
  const server = useServer(() => start(untidy()))

  it.skipIf(!isHere)('is not there for visitors', async () => {
    for (const path of leftBehind.flatMap((file) => [`/${file}`, `/${file.replace(/(\/index)?\.html$/, '')}`])) {
      const { status, body } = await ask(server.origin, path, { 'Accept-Encoding': 'br' })
      expect([path, status, body.toString().includes('achtergebleven')]).toEqual([path, 404, false])
    }
  })

  it.skipIf(!isHere)('does not keep a certificate from being renewed', async () => {
    mkdirSync(join(server.root, '.well-known/acme-challenge'))
    writeFileSync(join(server.root, '.well-known/acme-challenge/Ab-3_d'), 'Ab-3_d.sleutel')
    const { status, body } = await ask(server.origin, '/.well-known/acme-challenge/Ab-3_d')
    expect([status, body.toString()]).toEqual([200, 'Ab-3_d.sleutel'])
    expect((await ask(server.origin, '/.well-known/acme-challenge/../../oud.html')).status).toBe(404)
  })
})

describe('the configuration of nginx that the build writes', () => {
  it.skipIf(!isInstalled('nginx', nginxProgram) || !isInstalled('openssl', openssl))(
    'serves over TLS, and leads there from http and from the other name',
    async () => {
      const [folder, http, https] = [serverFolder(dist), await freePort(), await freePort()]
      const subject = [
        '-subj',
        `/CN=${host}`,
        '-keyout',
        join(folder, 'privkey.pem'),
        '-out',
        join(folder, 'fullchain.pem'),
      ]
      execFileSync(openssl ?? '', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
        stdio: 'ignore',
      })
      // The file as it is, but for the places and ports of a real server.
      const config = readFileSync(join(besideSite(dist), 'nginx.conf'), 'utf8')
        .replaceAll(`/etc/letsencrypt/live/${host}`, folder)
        .replaceAll(`/var/www/${host}`, join(folder, 'site'))
        .replace(/^.*listen \[::\].*\n/gm, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
        .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
      await withServer(runNginx(folder, http, config), async (origin) => {
        const secure = `https://127.0.0.1:${https}`
        for (const name of ['evil.example', '127.0.0.1', `${host}.evil.example`]) {
          await expect(ask(origin, '/contact', { Host: name })).rejects.toThrow()
          await expect(ask(secure, '/contact', { Host: name })).rejects.toThrow()
        }
        for (const name of [host, otherName]) {
          const { status, headers } = await ask(origin, '/contact?x=1', { Host: name })
          expect([status, headers.location]).toEqual([301, `https://${name}/contact?x=1`])
          expect(headers.server).toBe('nginx')
        }
        const local = `https://localhost:${https}`
        expect(await certificateProblems(local, new Date())).toEqual([
          `Het certificaat van ${local} wordt niet vertrouwd.`,
          expect.stringMatching(/is nog [01] dagen geldig\.$/),
        ])
        expect(await certificateProblems('https://localhost:1', new Date())).toEqual([
          'https://localhost:1 heeft geen certificaat dat gelezen kan worden.',
        ])
        await expect(connectWith({ port: https, maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA256' })).rejects.toThrow()
        await expect(connectWith({ port: https, maxVersion: 'TLSv1.2' })).resolves.toMatch(/^ECDHE-.*-(GCM|POLY)/)
        const moved = await ask(secure, '/contact?x=1', { Host: otherName })
        expect([moved.status, moved.headers.location]).toEqual([301, `https://${host}/contact?x=1`])
        expect(moved.headers).toMatchObject({
          server: 'nginx',
          'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
          'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        })
        const { status, body, headers } = await ask(secure, '/contact', { Host: host })
        expect([status, body.equals(readFileSync(join(dist, 'contact.html')))]).toEqual([200, true])
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
        expect((await ask(secure, '/rugklachten/', { Host: host })).headers.location).toBe('/pijnklachten/rug')
      })
    },
  )
})

describe.skipIf(!isInstalled('Apache', apacheProgram))('.htaccess', () => {
  const server = useServer(() => startApache(dist))

  it('leads to https on the same name, and from there to the name of the site', async () => {
    for (const name of [host, otherName]) {
      const { status, headers } = await ask(server.origin, '/contact?x=1', { Host: name })
      expect([status, headers.location]).toEqual([301, `https://${name}/contact?x=1`])
    }
    const secured = { 'X-Forwarded-Proto': 'https' }
    const moved = await ask(server.origin, '/contact?x=1', { Host: otherName, ...secured })
    expect([moved.status, moved.headers.location]).toEqual([301, `https://${host}/contact?x=1`])
    expect((await ask(server.origin, '/contact', { Host: host, ...secured })).status).toBe(200)
    for (const [from, to] of [
      ['/contact/', '/contact'],
      ['/rugklachten?x=1', '/pijnklachten/rug?x=1'],
    ] as const) {
      const answer = await ask(server.origin, from, { Host: host, ...secured })
      expect([answer.status, answer.headers.location]).toEqual([301, `https://${host}${to}`])
    }
  })

  it.each([
    ['https, http', 200],
    ['HTTPS', 200],
    ['https,https', 200],
    ['http, https', 301],
    ['nohttps', 301],
  ] as const)('takes %s from a proxy as its first word', async (forwarded, status) => {
    expect((await ask(server.origin, '/contact', { Host: host, 'X-Forwarded-Proto': forwarded })).status).toBe(status)
  })

  it('never leads to a host that only the request names', async () => {
    for (const name of ['evil.example', `${host}.evil.example`, `${host}:81@evil.example`, '127.0.0.1.evil.example']) {
      const { status, headers } = await ask(server.origin, '/contact/', { Host: name })
      expect([name, status, headers.location ?? facts.origin]).toEqual([
        name,
        status,
        expect.stringMatching(new RegExp(`^${literal(facts.origin)}(?:/|$)`)),
      ])
    }
  })

  it.each([...optionalModules.map((name) => [name]), [...optionalModules]])(
    'serves the site on a host without %s, or says that it cannot',
    async (...missing) => {
      const needed = ['headers', 'rewrite', 'mime'].filter((name) => missing.includes(name))
      await withServer(startApache(dist, missing), async (origin) => {
        for (const [path, file] of [
          ['/', 'index.html'],
          ['/contact', 'contact.html'],
        ] as const) {
          const { status, headers, body } = await ask(origin, path, { 'Accept-Encoding': 'br' })
          if (needed.length > 0) {
            expect([status, body.toString()]).toEqual([503, expect.stringContaining('de server mist mod_')])
          } else {
            const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
            expect([path, status, text.equals(readFileSync(join(dist, file)))]).toEqual([path, 200, true])
          }
        }
      })
    },
  )
})
