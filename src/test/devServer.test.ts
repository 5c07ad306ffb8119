import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { readPageFiles } from '../check/files.ts'
import { securityHeaders } from '../hosting/securityHeaders.ts'
import { useBrowser } from './browser.ts'
import { describeBuildBeside } from './buildBesideDev.ts'
import { emptyFolder } from './builtFolder.ts'
import { isFull } from './full.ts'
import { journeys } from './journeys.ts'
import { describeLongMenu } from './longMenu.ts'
import { useProject } from './project.ts'
import { describePublicFiles } from './publicFiles.ts'
import { inPage, useDevServer } from './useDevServer.ts'
import { ask, askRaw } from './servers/ask.ts'
import { foreign, requests, traversals } from './servers/requests.ts'
import { site } from './site.ts'
import { hold, watch } from './watch.ts'
import { describeWorkbench } from './workbench.ts'

const browser = useBrowser()
const { newPage } = browser
const project = useProject()
const { root, change } = project
const origin = await useDevServer(root)

// By day each of these is tried on the site by tests of its own.
describe.each([
  ...(isFull ? [['the site', () => site.origin] as const] : []),
  ['the dev server', () => origin] as const,
])('on %s a visitor', (_, where) => {
  it.each(Object.entries(journeys))('%s', async (__, travel) => {
    const page = await newPage()
    const seen = watch(page)
    await travel(page, where())
    expect(seen.errors).toEqual([])
  })
})

const [calm, lively] = ['Een massage neemt', 'Een rustige massage neemt']

describe('every request is answered as the site does, and nothing is kept', () => {
  const pages = readPageFiles(root).flatMap(({ path }) => (path === '/404' ? [] : [path]))

  it.each(requests(pages, site.redirects()))('$method $target with $status', async ({ method, target, status, to }) => {
    const { headers, names, ...reply } = await ask(origin, target, {}, method)
    expect([reply.status, headers.location, headers['cache-control']]).toEqual([status, to, 'no-store'])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    const once = Object.keys(securityHeaders).filter((name) => !names.includes(name.toLowerCase()))
    expect(once).toEqual([])
  })

  it.each(['/index.md', '/massage.md', '/pijnklachten/rug.md', '/llms.txt'])('%s is what is built', async (address) => {
    const [shown, built] = await Promise.all([origin, site.origin].map((from) => ask(from, address)))
    expect([shown?.status, shown?.headers['content-type']]).toEqual([200, built?.headers['content-type']])
    expect(shown?.body.toString()).toBe(built?.body.toString())
    expect(shown?.body.length).toBeGreaterThan(500)
  })
  it('the sitemap has every page, and a page that is not there has no twin', async () => {
    const { body } = await ask(origin, '/sitemap.xml')
    expect(body.toString()).toContain('/massage</loc>')
    expect(await Promise.all(['/nergens.md', '/404.md'].map(async (path) => (await ask(origin, path)).status))).toEqual(
      [404, 404],
    )
  })

  it.each(traversals)('nothing is given away for %s', async (target) => {
    const answer = await askRaw(origin, target)
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /)
    expect(answer).not.toMatch(/root:|"devDependencies"/)
  })

  it.each(['//', '//?q=x', '/__open-in-editor//?file=x', '/_site?zoek=%', '/__werkbank/plek?tekst=%'])(
    'no stack is shown for %s',
    async (target) => {
      const answer = await askRaw(origin, target)
      expect(answer).toMatch(/^HTTP\/1\.1 (200|301|308|403|404) /)
      expect(answer).not.toMatch(/ at .*\.[jt]s:\d/)
    },
  )

  it.each(foreign)('%s leads to no other host', async (target) => {
    const location = /^location: (.*)\r$/im.exec(await askRaw(origin, target))?.[1]
    expect(new URL(location ?? '/', origin).hostname).toBe('127.0.0.1')
  })
})

describe('while writing', () => {
  it('what is saved is shown, and again when it is taken back', async () => {
    const page = await newPage()
    await page.goto(`${origin}/massage`)
    for (const [from, to] of [
      [calm, lively],
      [lively, calm],
    ] as const) {
      change('content/massage.mdx', from, to)
      await inPage(page, to).waitFor()
    }
  })

  it('a draft is shown, under a band that says what it is', async () => {
    const page = await newPage()
    change('content/privacy.mdx', '---\n', '---\nconcept: true\n')
    await page.goto(`${origin}/privacy`)
    await inPage(page, 'Concept: deze pagina komt niet op de site.').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    change('content/privacy.mdx', '---\nconcept: true\n', '---\n')
  })

  it('a mistake is explained at its line in the place of the page, until it is mended', async () => {
    const page = await newPage()
    const seen = watch(page)
    await page.goto(`${origin}/massage`)
    change('content/massage.mdx', 'kind: dienst', 'kind: dienstt')
    await inPage(page, 'content/massage.mdx:4:7').waitFor()
    expect(await inPage(page, '"dienstt" kennen we niet').isVisible()).toBe(true)
    change('content/massage.mdx', 'kind: dienstt', 'kind: dienst')
    await page.getByRole('heading', { level: 1, name: 'Massage' }).waitFor()
    expect(seen.errors).toEqual([])
  })

  it('an explanation that is asked for has a policy too, and gives way to the page', async () => {
    change('content/massage.mdx', 'kind: dienst', 'kind: dienstt')
    const { status, headers } = await ask(origin, '/massage')
    expect([status, headers['content-security-policy']]).toEqual([500, expect.stringMatching(/^default-src 'none'; /)])
    const page = await newPage()
    const seen = watch(page)
    await page.goto(`${origin}/massage`)
    await inPage(page, '"dienstt" kennen we niet').waitFor()
    change('content/massage.mdx', 'kind: dienstt', 'kind: dienst')
    await page.getByRole('heading', { level: 1, name: 'Massage' }).waitFor()
    expect(seen.errors.filter((error) => /Content Security Policy|TrustedHTML/.test(error))).toEqual([])
  })

  it('the page is where the writer was reading once a mistake is mended, with what was opened', async () => {
    const page = await newPage()
    await page.goto(`${origin}/fysiotherapie`)
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    const question = page.locator('main summary').last()
    await question.click()
    const place = () => question.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    change('content/fysiotherapie.mdx', 'kind: dienst', 'kind: dienstt')
    await inPage(page, 'content/fysiotherapie.mdx:4:7').waitFor()
    expect(await question.isVisible()).toBe(false)
    change('content/fysiotherapie.mdx', 'kind: dienstt', 'kind: dienst')
    await question.waitFor()
    await expect.poll(place).toBe(before)
    expect(await question.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))).toBe(true)
    expect(await page.locator('html[data-same]').count()).toBe(1)
  })

  it('a question that finds no answer, and an address that is gone, are told under the page, which stays', async () => {
    const page = await newPage()
    await page.goto(`${origin}/massage`)
    writeFileSync(join(root, 'content/zoekvragen.yaml'), '- { vraag: xylofoon, pagina: /massage }\n')
    await page.locator('#fouten').getByText('content/zoekvragen.yaml:1:12').waitFor({ state: 'attached' })
    expect(await inPage(page, calm).isVisible()).toBe(true)
    writeFileSync(join(root, 'content/adressen.lock'), '/weg\n/massage#weg\n')
    await page.locator('#fouten').getByText('content/adressen.lock:2:1').waitFor({ state: 'attached' })
    expect(await inPage(page, calm).isVisible()).toBe(true)
    for (const name of ['zoekvragen.yaml', 'adressen.lock']) rmSync(join(root, 'content', name))
    await page.locator('#fouten').waitFor({ state: 'detached' })
  })

  it('while photos are made the bar says how many are left, and nothing when all are there', async () => {
    const page = await newPage()
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said })
      const look = () => {
        const words = document.querySelector('[data-werkbank]')?.shadowRoot?.querySelector('output')?.textContent
        if (words !== undefined && words !== said.at(-1)) said.push(words)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto(`${origin}/over-ons`)
    // A photo that takes a while.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white', noise } })
      .jpeg()
      .toBuffer()
    writeFileSync(join(root, 'content/_beelden/team.jpg'), photo)
    const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[])
    const words = expect.stringMatching(/^Foto's worden gemaakt: nog \d+$/)
    await vi.waitFor(async () => expect(await said()).toContainEqual(words), { timeout: 30_000 })
    await vi.waitFor(async () => expect((await said()).at(-1)).toBe(''), { timeout: 30_000 })
  })

  it('what is saved before the page listens is shown too', async () => {
    const page = await newPage()
    const release = await hold(page, /devClient\.ts/)
    await page.goto(`${origin}/massage`, { waitUntil: 'commit' })
    await inPage(page, calm).waitFor()
    change('content/massage.mdx', calm, lively)
    release()
    await inPage(page, lively).waitFor()
    change('content/massage.mdx', lively, calm)
    await inPage(page, calm).waitFor()
  })

  it.each(['nieuw', 'tarievenindex'])(
    'a new page, %s, has its address at once, and none when it is gone',
    async (name) => {
      const page = await newPage()
      expect((await page.goto(`${origin}/${name}`))?.status()).toBe(404)
      // A page that needs nothing of its own but a title and a description.
      const text = readFileSync(join(root, 'content/algemene-voorwaarden.mdx'), 'utf8')
      const other = text.replace(/^title: .*$/m, 'title: Een nieuwe pagina').replace(/^(meta: .*)$/m, '$1 Een andere.')
      writeFileSync(join(root, `content/${name}.mdx`), other)
      await vi.waitFor(async () => expect((await page.goto(`${origin}/${name}`))?.status()).toBe(200), {
        timeout: 20_000,
      })
      rmSync(join(root, `content/${name}.mdx`))
      await vi.waitFor(async () => expect((await page.goto(`${origin}/${name}`))?.status()).toBe(404), {
        timeout: 20_000,
      })
    },
  )

  it.each(['/%zz', '/%ff', '/%'])('an address that nobody can read, %s, is a missing page', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404)
  })

  it.each(['/etc/hostname', '../../etc/hostname'])(
    'no editor is opened for %s, which is not of the project',
    async (file) => {
      expect((await fetch(`${origin}/__open-in-editor?file=${encodeURIComponent(file)}`)).status).toBe(403)
    },
  )

  it('no picture outside the project is read', async () => {
    const file = join(emptyFolder(), 'scan.png')
    await sharp({ create: { width: 900, height: 600, channels: 3, background: 'white' } }).toFile(file)
    expect(await (await fetch(`${origin}/@fs${file}?foto&import`)).text()).not.toContain('srcSet')
    const inside = await fetch(`${origin}/content/_beelden/hero.svg`)
    expect(inside.status).toBe(200)
  })
})

describePublicFiles(browser, project, origin)
describeWorkbench(browser, project, origin)
describeBuildBeside(browser, project, origin)
describeLongMenu(browser, project, origin)

it('code of the server itself that is saved is what answers from then on', async () => {
  change('src/hosting/securityHeaders.ts', "'nosniff'", "'nosniff, nosniff'")
  const header = async () => (await fetch(`${origin}/massage`)).headers.get('x-content-type-options')
  await vi.waitFor(async () => expect(await header()).toBe('nosniff, nosniff'), { timeout: 30_000 })
})
