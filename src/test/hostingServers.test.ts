import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { otherHost } from '../hosting/patterns.ts'
import { besideSite } from '../hosting/tableFile.ts'
import { facts } from './facts.ts'
import { apacheProgram, optionalModules, startApache } from './servers/apache.ts'
import { ask } from './servers/ask.ts'
import { isInstalled } from './servers/installed.ts'
import { nginxProgram, runNginx } from '../tools/nginx.ts'
import { findProgram, freePort, serverFolder } from '../tools/process.ts'
import { dist } from './site.ts'

const host = new URL(facts.origin).hostname
const otherName = otherHost(host)
const openssl = findProgram(['openssl'])

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
        for (const name of [host, otherName]) {
          const { status, headers } = await ask(origin, '/contact?x=1', { Host: name })
          expect([status, headers.location]).toEqual([301, `https://${name}/contact?x=1`])
        }
        const moved = await ask(secure, '/contact?x=1', { Host: otherName })
        expect([moved.status, moved.headers.location]).toEqual([301, `https://${host}/contact?x=1`])
        expect(moved.headers['strict-transport-security']).toMatch(/^max-age=63072000/)
        const { status, body, headers } = await ask(secure, '/contact', { Host: host })
        expect([status, body.equals(readFileSync(join(dist, 'contact.html')))]).toEqual([200, true])
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
        expect((await ask(secure, '/rugklachten/', { Host: host })).headers.location).toBe('/pijnklachten/rug')
      })
    },
  )
})

describe.skipIf(!isInstalled('Apache', apacheProgram))('.htaccess', () => {
  it('leads to https on the same name, and from there to the name of the site', async () => {
    await withServer(startApache(dist), async (origin) => {
      for (const name of [host, otherName]) {
        const { status, headers } = await ask(origin, '/contact?x=1', { Host: name })
        expect([status, headers.location]).toEqual([301, `https://${name}/contact?x=1`])
      }
      const secured = { 'X-Forwarded-Proto': 'https' }
      const moved = await ask(origin, '/contact?x=1', { Host: otherName, ...secured })
      expect([moved.status, moved.headers.location]).toEqual([301, `https://${host}/contact?x=1`])
      expect((await ask(origin, '/contact', { Host: host, ...secured })).status).toBe(200)
      for (const [from, to] of [
        ['/contact/', '/contact'],
        ['/rugklachten?x=1', '/pijnklachten/rug?x=1'],
      ] as const) {
        const answer = await ask(origin, from, { Host: host, ...secured })
        expect([answer.status, answer.headers.location]).toEqual([301, `https://${host}${to}`])
      }
    })
  })

  it.each([...optionalModules.map((name) => [name]), [...optionalModules]])(
    'works on a host without %s',
    async (...missing) => {
      await withServer(startApache(dist, missing), async (origin) => {
        const hasPages = !missing.includes('rewrite')
        const hasHome = hasPages || !missing.includes('dir')
        for (const [path, file, isServed] of [
          ['/', 'index.html', hasHome],
          ['/contact', 'contact.html', hasPages],
          ['/contact.html', 'contact.html', !hasPages],
        ] as const) {
          const { status, headers, body } = await ask(origin, path, { 'Accept-Encoding': 'br' })
          expect(status).toBeLessThan(500)
          if (!isServed) continue
          const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
          expect([path, status, text.equals(readFileSync(join(dist, file)))]).toEqual([path, 200, true])
        }
      })
    },
  )
})
