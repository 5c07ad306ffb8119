import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { encoded } from '../hosting/patterns.ts'
import { hosts } from '../hosting/hosts.ts'
import { makeTable } from '../hosting/makeTable.ts'
import type { HostTable } from '../hosting/table.ts'
import { nginxProgram, startNginx } from '../tools/nginx.ts'
import { builtFolder, builtOrigin, builtPages, noLeads } from './builtFolder.ts'
import { apacheProgram, startApache } from './servers/apache.ts'
import { ask } from './servers/ask.ts'
import { isInstalled } from './servers/installed.ts'
import { useServer } from './servers/useServer.ts'

/** Names that a build refuses, since each once meant something to a server. */
const hostile = [
  'nieuws brief',
  'a"b',
  "a'b",
  'a;b',
  'a{b}',
  'a$uri',
  'a${uri}',
  'a%{HTTP_HOST}',
  '%0d%0aX-Evil: 1',
  'a\nHeader always set X-Evil 1\nb',
  'a\r\nX-Evil: 1',
  'a";add_header X-Evil 1;#',
  'a\\',
  '#a',
  'a(b',
  '[a',
  'a|b',
  'a*',
  'é',
]

const dist = builtFolder(
  Object.fromEntries(hostile.map((name) => [`${name}.html`, `<!doctype html>${hostile.indexOf(name)}`])),
)

/** The table as if the build had let the names through. */
function hostileTable(): HostTable {
  const table = makeTable(builtFolder(), builtPages, builtOrigin, noLeads)
  const contact = table.pages.get('/contact')
  if (!contact) throw new Error('the small site has no contact page')
  const pages = hostile.map((name) => [`/${name}`, { ...contact, file: `${name}.html` }] as const)
  const moved = hostile.map((name) => [`/oud-${name}`, `/${name}`] as const)
  return { ...table, pages: new Map([...table.pages, ...pages]), redirects: new Map(moved) }
}

const table = hostileTable()
for (const { inSite, files } of hosts)
  for (const [file, rules] of Object.entries(files)) if (inSite) writeFileSync(join(dist, file), rules(table))

const servers = [
  { name: 'nginx', unread: / ^/, isHere: isInstalled('nginx', nginxProgram), start: () => startNginx(table, dist) },
  // Apache reads these once more when it has found the file, and then finds none or the home page.
  { name: 'apache', unread: /[%#]/, isHere: isInstalled('Apache', apacheProgram), start: () => startApache(dist) },
]

describe.each(servers)('names that mean something to $name', ({ isHere, unread, start }) => {
  if (!isHere) {
    it.skip('are not tried: it is not installed here', () => {})
    return
  }
  const server = useServer(start)

  it('leave the other pages as they are', async () => {
    for (const path of ['/', '/contact', '/favicon.svg']) {
      const { status, headers, names } = await ask(server.origin, path)
      expect([path, status]).toEqual([path, 200])
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect(names).not.toContain('x-evil')
    }
  })

  it.each(hostile.map((name) => [name]))('are names and nothing else: %j', async (name) => {
    const address = encoded(`/${name}`)
    const page = await ask(server.origin, address)
    expect(page.status).toBeLessThan(500)
    if (!unread.test(name)) {
      expect([page.status, page.body.toString()]).toEqual([200, `<!doctype html>${hostile.indexOf(name)}`])
      const policy = table.pages.get('/contact')?.headers['Content-Security-Policy']
      expect(page.headers['content-security-policy']).toBe(policy)
    }
    for (const from of [`${address}/`, encoded(`/oud-${name}`)]) {
      const { status, headers, names } = await ask(server.origin, from)
      expect([status, new URL(headers.location ?? '', server.origin).pathname]).toEqual([301, address])
      expect(names).not.toContain('x-evil')
    }
    expect(page.names).not.toContain('x-evil')
  })
})
