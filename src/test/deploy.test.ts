import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inlineHash } from '../hosting/hash.ts'
import type { PageParts } from '../hosting/policy.ts'
import { besideSite } from '../hosting/tableFile.ts'
import { writeHosting } from '../hosting/writeHosting.ts'
import { nginxProgram, runNginx } from '../tools/nginx.ts'
import { freePort, serverFolder } from '../tools/process.ts'
import type { RunningServer } from '../tools/process.ts'
import { goBack, putOnline } from '../tools/releases.ts'
import { apacheTarget, nginxTarget, reloadNginx } from '../tools/targets.ts'
import type { Target } from '../tools/targets.ts'
import { builtFolder, builtPages, noLeads, emptyFolder, plainParts } from './builtFolder.ts'
import { example } from './example.ts'
import { isFull } from './full.ts'
import { apacheProgram, startApache } from './servers/apache.ts'
import { ask } from './servers/ask.ts'
import { isInstalled } from './servers/installed.ts'
import { copied } from '../store/placing.ts'

const visitors = 8
/** How many requests come during releases: a visit is a page and its script. */
const visits = isFull ? 500 : 100
const paths = [...builtPages.keys()].filter((path) => path !== '/404')
const styleOf = (version: number) => `body{--versie:${version}}`

/** A small site that differs in every page, style and script from its other versions. */
async function build(version: number): Promise<string> {
  const text = Array.from({ length: 2000 }, (_, index) => (index * version * 7919).toString(36)).join(' ')
  const page =
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><style>${styleOf(version)}</style>` +
    `<script src="/assets/app-00000${version}.js"></script></head><body>${text}</body></html>`
  const files = ['index.html', 'contact.html', 'pijnklachten.html', 'pijnklachten/rug.html', '404.html']
  const site = builtFolder({
    ...Object.fromEntries(files.map((file) => [file, page])),
    [`assets/app-00000${version}.js`]: `// ${text}`,
  })
  const parts: PageParts = { ...plainParts, styles: [inlineHash(styleOf(version))], fetchesScripts: true }
  const pages = new Map([...builtPages.keys()].map((path) => [path, parts]))
  await writeHosting(
    { site, beside: besideSite(site), made: emptyFolder(), place: copied },
    pages,
    example.facts,
    noLeads,
  )
  return site
}

const [first, second, third] = await Promise.all([build(1), build(2), build(3)])

/** An empty folder that the server may read, as that of a host is. */
function webFolder(): string {
  const folder = emptyFolder()
  chmodSync(folder, 0o755)
  return folder
}

/** A server in whose folder the first release stands, and how the next one gets there. */
interface Online {
  server: RunningServer
  target: Target
}

async function onApache(): Promise<Online> {
  const server = await startApache(webFolder())
  const target = apacheTarget(server.root)
  await putOnline(target, first)
  return { server, target }
}

/** The processes of nginx that answer; a new one for each reading of the rules. */
function workers(folder: string): string[] {
  const master = readFileSync(join(folder, 'nginx.pid'), 'utf8').trim()
  return execFileSync('ps', ['-o', 'pid=', '--ppid', master], { encoding: 'utf8' }).trim().split(/\s+/)
}

async function onNginx(): Promise<Online> {
  const [folder, port] = [serverFolder(webFolder()), await freePort()]
  const root = join(folder, 'site')
  const target = (reload: () => Promise<void>) => nginxTarget(root, { listen: `127.0.0.1:${port}` }, reload)
  await putOnline(
    target(async () => {}),
    first,
  )
  const server = await runNginx(folder, port, `include ${root}/nginx.conf;`)
  const reload = async () => {
    const before = workers(folder)
    await reloadNginx('-c', join(folder, 'nginx.conf'))
    await expect
      .poll(() => workers(folder).filter((worker) => before.includes(worker)), { timeout: 10_000 })
      .toEqual([])
  }
  return { server, target: target(reload) }
}

/** What a visitor got: a page without the styles that its policy allows, or something that is not whole. */
interface Seen {
  unstyled: number
  broken: number
  versions: Set<string>
}

async function visitPage(origin: string, index: number, seen: Seen): Promise<void> {
  const accepted = { 'Accept-Encoding': ['br', 'gzip', 'identity'][index % 3] ?? '' }
  const text = async (path: string) => {
    const { status, headers, body } = await ask(origin, path, accepted)
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? '']
    const policy = String(headers['content-security-policy'])
    return { status, policy, text: (decode ? decode(body) : body).toString() }
  }
  const page = await text(paths[index % paths.length] ?? '/').catch(() => undefined)
  const [, style = '', version = ''] = /<style>(.*:(\d)\})<\/style>.*<\/html>$/s.exec(page?.text ?? '') ?? []
  if (page?.status !== 200 || version === '') seen.broken += 1
  else if (!page.policy.includes(inlineHash(style))) seen.unstyled += 1
  const script = await text(`/assets/app-00000${version}.js`).catch(() => undefined)
  if (script?.status !== 200 || !script.text.startsWith('// ')) seen.broken += 1
  seen.versions.add(version)
}

/** Visits pages while the releases change, until the new one has come. @param to its version */
async function during(origin: string, count: number, to: string, change: () => Promise<unknown>): Promise<Seen> {
  const seen: Seen = { unstyled: 0, broken: 0, versions: new Set() }
  await visitPage(origin, 0, seen)
  let next = 1
  const visitor = async (): Promise<void> => {
    while (next < count || !seen.versions.has(to)) await visitPage(origin, next++, seen)
  }
  await Promise.all([...Array.from({ length: visitors }, visitor), change()])
  return seen
}

describe.each([
  { name: 'Apache', isHere: isInstalled('Apache', apacheProgram), start: onApache },
  { name: 'nginx', isHere: isInstalled('nginx', nginxProgram), start: onNginx },
])('a release on $name', ({ isHere, start }) => {
  it.skipIf(!isHere)(
    'comes and goes while visitors look, and none sees a page without styles or half of one',
    async () => {
      const { server, target } = await start()
      const steps: [from: string, to: string, change: () => Promise<unknown>][] = [
        ['1', '2', () => putOnline(target, second)],
        ['2', '1', () => goBack(target)],
        ['1', '2', () => goBack(target)],
        ['2', '3', () => putOnline(target, third)],
        ['3', '2', () => goBack(target)],
      ]
      try {
        for (const [from, to, change] of steps) {
          const seen = await during(server.origin, visits / steps.length, to, change)
          expect(seen).toEqual({ unstyled: 0, broken: 0, versions: new Set([from, to]) })
        }
        expect(existsSync(join(target.folder, 'assets'))).toBe(false)
        for (const path of readdirSync(target.folder).flatMap((name) => [`/${name}`, `/${name}/site/contact.html`])) {
          expect([path, (await ask(server.origin, path)).status]).toEqual([
            path,
            expect.toSatisfy((code) => [403, 404].includes(code)),
          ])
        }
      } finally {
        await server.stop()
      }
    },
  )
})

describe('the folder of a server', () => {
  const target = () => apacheTarget(emptyFolder())
  const releases = ({ folder }: Target) => readdirSync(folder).filter((name) => name.startsWith('uitgave-'))

  it('keeps no more releases than visitors can be looking at, and whatever else lies there', async () => {
    const place = target()
    writeFileSync(join(place.folder, 'eigen.txt'), '')
    const names: string[] = []
    for (const dist of [first, second, third, first]) names.push(await putOnline(place, dist))
    expect(names[3]).toBe(names[0])
    expect(releases(place)).toEqual(names.slice(0, 3).toSorted())
    expect(existsSync(join(place.folder, 'eigen.txt'))).toBe(true)
  })

  it('stays as it is when the same release comes again', async () => {
    const place = target()
    await putOnline(place, first)
    await putOnline(place, second)
    const rules = readFileSync(join(place.folder, '.htaccess'), 'utf8')
    await putOnline(place, second)
    expect(readFileSync(join(place.folder, '.htaccess'), 'utf8')).toBe(rules)
  })

  it('keeps its rules when the server refuses the new ones', async () => {
    const place = target()
    await putOnline(place, first)
    const rules = readFileSync(join(place.folder, '.htaccess'), 'utf8')
    const refuse = { ...place, reload: () => Promise.reject(new Error('geweigerd')) }
    await expect(putOnline(refuse, second)).rejects.toThrow('geweigerd')
    expect(readFileSync(join(place.folder, '.htaccess'), 'utf8')).toBe(rules)
  })

  it('does not lead to a release that is no longer whole', async () => {
    const place = target()
    const name = await putOnline(place, first)
    await putOnline(place, second)
    rmSync(join(place.folder, name, 'site/contact.html'))
    await expect(goBack(place)).rejects.toThrow('contact.html is niet meer zoals de bouw het maakte')
  })

  it('can be read by a server that is another user, whatever the umask of who put it there', async () => {
    const old = process.umask(0o077)
    try {
      const place = target()
      const name = await putOnline(place, first)
      const modes = ['.htaccess', `${name}/site/contact.html`, `${name}/site/assets`].map(
        (path) => statSync(join(place.folder, path)).mode & 0o777,
      )
      expect(modes).toEqual([0o644, 0o644, 0o755])
    } finally {
      process.umask(old)
    }
  })

  it('has no release to go back to when it had one only', async () => {
    const place = target()
    await expect(goBack(place)).rejects.toThrow('geen vorige uitgave')
    await putOnline(place, first)
    await expect(goBack(place)).rejects.toThrow('geen vorige uitgave')
  })
})
