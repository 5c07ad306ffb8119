import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { OutgoingHttpHeaders, Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answer } from '../hosting/answer.ts'
import { besideSite, readTable } from '../hosting/tableFile.ts'
import { writeHosting } from '../hosting/writeHosting.ts'
import { builtLeads, builtFolder, builtOrigin, builtPages, emptyFolder } from '../test/builtFolder.ts'
import { example } from '../test/example.ts'
import { ask } from './ask.ts'
import { listen } from './listen.ts'
import { liveProblems } from './liveProblems.ts'
import { copied } from '../store/placing.ts'

vi.stubEnv('SOURCE_DATE_EPOCH', '1795303712')
const now = new Date('2026-12-01')

const page = (body: string) => `<!doctype html><html lang="nl"><head></head><body>${body}</body></html>`
const mail = '<a href="mailto:info@praktijk.example">mail</a> <a href="tel:+31530000000">bel</a>'
const dist = builtFolder({ 'contact.html': `<script>1</script>${page(mail)}`, 'assets/foto-123456.png': 'foto' })
await writeHosting(
  { site: dist, beside: besideSite(dist), made: emptyFolder(), place: copied },
  builtPages,
  {
    ...example.facts,
    origin: builtOrigin,
  },
  builtLeads,
)
const table = readTable(dist)

interface Sent {
  status: number
  headers: OutgoingHttpHeaders
  body: string
}

/** What the site sends when nothing is wrong: under its own name the site, under others the way there. */
function whole(url: URL): Sent {
  const location = `${builtOrigin}${url.pathname}`
  if (url.origin !== builtOrigin) return { status: 301, headers: { Location: location }, body: '' }
  const answered = answer(table, 'GET', url.pathname)
  if (!('file' in answered)) {
    const { 'Content-Length': _, ...headers } = answered.headers
    return { status: answered.status, headers, body: '' }
  }
  const { status, file } = answered
  return { status, headers: { ...file.headers }, body: readFileSync(join(dist, file.file), 'utf8') }
}

type Damage = (sent: Sent, url: URL) => Sent | undefined
let damage: Damage = (sent) => sent
let server: Server
let port = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `${String(request.headers['x-scheme'])}://${request.headers.host}`)
    const sent = damage(whole(url), url)
    if (sent) response.writeHead(sent.status, sent.headers).end(sent.body)
    else response.destroy()
  })
  port = await listen(server)
})
afterAll(() => {
  server.close()
})

/** Asks the fake server as if it were the host of the address. */
async function askFake(address: string) {
  const { protocol, host, pathname } = new URL(address)
  const headers = { Host: host, 'X-Scheme': protocol.slice(0, -1) }
  return ask(`http://127.0.0.1:${port}`, pathname, { headers }).catch(() => undefined)
}

async function problemsWith(wrong: Damage, site = builtOrigin, day = now): Promise<string[]> {
  damage = wrong
  return liveProblems({ dist, table }, site, askFake, day)
}

const on = (pathname: string, change: (sent: Sent) => Sent | undefined): Damage => {
  return (sent, url) => (url.origin === builtOrigin && url.pathname === pathname ? change(sent) : sent)
}
const without = (name: string) => (sent: Sent) => ({
  ...sent,
  headers: Object.fromEntries(Object.entries(sent.headers).filter(([header]) => header !== name)),
})
const replaced = (part: string, other: string) => (sent: Sent) => ({ ...sent, body: sent.body.replace(part, other) })
const notBuilt = '/contact: is niet wat de bouw heeft gemaakt'

describe('a site that is online', () => {
  it('is fine as it was built', async () => {
    expect(await problemsWith((sent) => sent)).toEqual([])
  })

  it('is fine on a host that answers other forms of an address with the page, and sends no policy with a 404', async () => {
    expect(
      await problemsWith((sent, url) => {
        if (sent.status === 404) return without('Content-Security-Policy')(sent)
        const isForm = url.origin === builtOrigin && /^\/contact(\/|\.html)$/.test(url.pathname)
        return isForm ? whole(new URL('/contact', builtOrigin)) : sent
      }),
    ).toEqual([])
  })

  it.each<[string, Damage, string[]]>([
    ['a page that says something else', on('/contact', replaced('bel', 'gehackt')), [notBuilt]],
    [
      'a page that is gone',
      on('/contact', (sent) => ({ ...sent, status: 404 })),
      ['/contact: antwoordt met 404 in plaats van 200'],
    ],
    ['a page without an answer', on('/contact', () => undefined), ['/contact: geeft geen antwoord']],
    [
      'a page without its policy',
      on('/contact', without('Content-Security-Policy')),
      ['/contact: mist de header Content-Security-Policy'],
    ],
    [
      'a weaker policy',
      on('/contact', (sent) => ({
        ...sent,
        headers: { ...sent.headers, 'Content-Security-Policy': "default-src 'self'" },
      })),
      ['/contact: stuurt de header Content-Security-Policy anders dan de bouw hem maakte'],
    ],
    [
      'a header that is sent twice',
      on('/contact', (sent) => ({ ...sent, headers: { ...sent.headers, 'X-Frame-Options': ['DENY', 'DENY'] } })),
      ['/contact: stuurt de header X-Frame-Options meer dan eens'],
    ],
    [
      'a header that is gone everywhere',
      (sent) => without('Referrer-Policy')(sent),
      [expect.stringMatching(/^\/contact, \/, .* en \d+ andere adressen: mist de header Referrer-Policy$/)],
    ],
    [
      'files that are kept too short',
      on('/assets/foto-123456.png', (sent) => ({
        ...sent,
        headers: { ...sent.headers, 'Cache-Control': 'no-cache' },
      })),
      ['/assets/foto-123456.png: stuurt de header Cache-Control anders dan de bouw hem maakte'],
    ],
    [
      'a file of an older version',
      on('/assets/hydrate-A3_d-5.js', (sent) => ({ ...sent, body: 'export {}' })),
      ['/assets/hydrate-A3_d-5.js: is niet wat de bouw heeft gemaakt'],
    ],
    [
      'mail links that a host rewrote',
      on('/contact', replaced('mailto:info@praktijk.example', '/cdn-cgi/l/email-protection#a1')),
      [notBuilt, expect.stringMatching(/^\/contact: heeft andere maillinks .*Email Address Obfuscation/)],
    ],
    [
      'another phone number',
      on('/contact', replaced('tel:+31530000000', 'tel:+31900')),
      [notBuilt, '/contact: heeft andere belnummers dan gebouwd'],
    ],
    [
      'a script that a host added',
      on('/contact', replaced('</body>', '<script src="/cdn.js"></script></body>')),
      [notBuilt, expect.stringMatching(/^\/contact: heeft andere scripts dan gebouwd/)],
    ],
    [
      'an old address that leads nowhere',
      on('/rugklachten', (sent) => ({ ...sent, status: 404 })),
      [`${builtOrigin}/rugklachten: leidt niet in één stap en voorgoed naar ${builtOrigin}/pijnklachten/rug`],
    ],
    [
      'an old address that leads elsewhere',
      on('/rugklachten', (sent) => ({ ...sent, headers: { Location: 'https://evil.example/' } })),
      [expect.stringMatching(/\/rugklachten: leidt niet/)],
    ],
    [
      'an old address that leads there for now',
      on('/rugklachten', (sent) => ({ ...sent, status: 302 })),
      [expect.stringMatching(/\/rugklachten: leidt niet/)],
    ],
    [
      'another form of an address, with the page but without its policy',
      on('/contact/', () => without('Content-Security-Policy')(whole(new URL('/contact', builtOrigin)))),
      [expect.stringMatching(/\/contact\/: leidt niet/)],
    ],
    [
      'a home page for every unknown address',
      (sent) => (sent.status === 404 ? whole(new URL(builtOrigin)) : sent),
      ['/bestaat-niet, /pijnklachten/bestaat-niet: antwoordt met 200 in plaats van 404'],
    ],
    [
      'an error page of the host',
      (sent) => (sent.status === 404 ? { ...sent, body: 'Not found' } : sent),
      [expect.stringMatching(/^\/bestaat-niet, .*: is niet wat de bouw/)],
    ],
    [
      'no way from http',
      (sent, url) => (url.protocol === 'http:' ? whole(new URL(url.pathname, builtOrigin)) : sent),
      [expect.stringMatching(/^http:\/\/www\.praktijk\.example\/, http:\/\/praktijk\.example\/: leidt niet/)],
    ],
    [
      'no answer under the other name',
      (sent, url) => (url.host === 'praktijk.example' ? undefined : sent),
      ['http://praktijk.example/, https://praktijk.example/: geeft geen antwoord'],
    ],
    [
      'a security.txt that is gone',
      on('/.well-known/security.txt', (sent) => ({ ...sent, status: 404, body: '' })),
      ['/.well-known/security.txt: antwoordt met 404 in plaats van 200'],
    ],
  ])('is told to have %s', async (_, wrong, expected) => {
    expect(await problemsWith(wrong)).toEqual(expected)
  })

  it('is told that security.txt nears its end', async () => {
    expect(await problemsWith((sent) => sent, builtOrigin, new Date('2027-10-01'))).toEqual([
      '/.well-known/security.txt: Let op: security.txt verloopt op 22 oktober 2027. Zet voor die dag een bouw van een nieuwe versie online.',
    ])
  })

  it('is told apart from another version of the site', async () => {
    const [first] = await problemsWith((sent) => ({ ...sent, body: `${sent.body} ` }))
    expect(first).toMatch(/^Bijna elke pagina wijkt af\. Staat er een andere versie online/)
  })

  it('can be tried under another name, which may lead to its own', async () => {
    const trial = 'https://proef.host.example'
    const shown: Damage = (sent, url) => {
      if (url.origin !== trial) return sent
      return whole(new URL(url.pathname, builtOrigin))
    }
    expect(await problemsWith(shown, trial)).toEqual([])
  })
})
