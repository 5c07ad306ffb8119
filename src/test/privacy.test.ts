import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { telHref, whatsappHref } from '../content/phone.ts'
import { desktop, useBrowser } from './browser.ts'
import { facts } from './facts.ts'
import { reachIsland } from './faults.ts'
import { visitorPaths } from './site.ts'
import { drawn, elsewhere, scrollPage, watch } from './watch.ts'
import type { Watch } from './watch.ts'

const { newPage } = useBrowser()
const mapHost = new URL(facts.locations[0]?.mapHref ?? '').hostname

/** What a page has put on the visitor's device, and what in it could take data. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    files: await navigator.storage.getDirectory().then(async (root) => {
      for await (const _ of root.values()) return 1
      return 0
    }),
    windowName: window.name,
    fields: document.querySelectorAll('form, input, textarea, select, [contenteditable]').length,
    frames: document.querySelectorAll('iframe, object, embed, audio, video').length,
    hints: document.querySelectorAll('link[rel~="preconnect"], link[rel~="dns-prefetch"], a[ping]').length,
  }))
const nothing = {
  cookie: '',
  local: 0,
  session: 0,
  databases: 0,
  caches: 0,
  workers: 0,
  files: 0,
  windowName: '',
  fields: 0,
  frames: 0,
  hints: 0,
}

/** Reads a page to its end, opens all there is to open, and leaves everything at rest. */
async function readAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += desktop.height) await scrollPage(page, top)
  for (const summary of await page.locator('main summary:visible').all()) await summary.click()
  if ((await page.locator('[data-island]').count()) > 0) {
    await reachIsland(page)
    for (const name of ['Volgende', 'Glanerbrug']) {
      for (const button of await page.getByRole('button', { name }).all()) await button.click()
    }
  }
  await page.getByRole('button', { name: 'Pijnklachten', exact: true }).click()
  await page.keyboard.press('Escape')
  await drawn(page)
}

/** Where the links of a page lead outside the site, without the parts that differ per product. */
const outward = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', location.href)
      if (url.origin === location.origin) return []
      return url.protocol === 'https:' ? [url.hostname] : [`${url.protocol}${url.pathname}`]
    }),
  )

/** What the page says the site does not do; each is proved on every page below. */
const promises = [
  'De website plaatst geen cookies.',
  'De website volgt u niet en houdt geen statistieken bij.',
  'De website heeft geen formulieren. U vult hier dus geen gegevens in.',
  'De website slaat geen gegevens over u op uw apparaat op.',
  'Uw browser vraagt niets op bij andere websites, totdat u zelf ergens op klikt.',
]

describe('wat de privacypagina belooft', () => {
  let page: Page
  let seen: Watch
  const asked: string[] = []
  const cookies: string[] = []
  const links = new Set<string>()
  beforeAll(async () => {
    page = await newPage()
    seen = watch(page)
    page
      .context()
      .on('request', (request) => asked.push(`${request.method()} ${request.resourceType()} ${request.url()}`))
    page.context().on('response', async (response) => {
      const cookie = await response.headerValue('set-cookie')
      if (cookie) cookies.push(cookie)
    })
  })
  const others = () => elsewhere(seen.requests.splice(0), new URL(page.url()).origin)

  it('is this, and nothing more', async () => {
    await page.goto('/privacy')
    const list = page.locator('h2:text-is("Wat deze website niet doet") + ul li')
    expect(await list.allInnerTexts()).toEqual(promises)
    expect(await page.locator('main').innerText()).toContain('in ontwikkeling')
  })

  it.each([...visitorPaths, '/bestaat-niet'])('holds on %s', async (path) => {
    await page.goto(path)
    await readAll(page)
    expect(await traces(page)).toEqual(nothing)
    expect(others()).toEqual([])
    for (const link of await outward(page)) links.add(link)
  })

  it('holds for the visit as a whole', async () => {
    const { cookies: kept, origins } = await page.context().storageState({ indexedDB: true })
    expect([kept, origins, cookies]).toEqual([[], [], []])
    expect(asked.length).toBeGreaterThan(visitorPaths.length)
    // Statistics would be a POST, a ping, a fetch or an event stream.
    expect(
      asked.filter((request) => !/^GET (document|font|image|script|other .*\/favicon\.svg$)/.test(request)),
    ).toEqual([])
  })

  it('holds for links: to an app of the visitor, WhatsApp, a route and social media', async () => {
    await page.goto('/privacy')
    const text = await page.locator('main').innerText()
    expect(text).toContain('Klikt u op een telefoonnummer of e-mailadres, dan opent uw eigen app.')
    expect(text).toContain('De link naar WhatsApp opent de app of de website van WhatsApp')
    expect(text).toContain('Links naar een routeplanner of naar sociale media openen de website van een ander.')
    const hosts = [
      whatsappHref(facts.whatsapp),
      ...facts.locations.map(({ routeHref }) => routeHref),
      ...facts.social.map(({ href }) => href),
    ]
    const known = [telHref(facts.phone), `mailto:${facts.email}`, ...hosts.map((href) => new URL(href).hostname)]
    expect([...links].toSorted()).toEqual([...new Set(known)].toSorted())
  })

  it('holds for the map: only that host, only after the press, and still nothing kept', async () => {
    await page.goto('/privacy')
    const text = await page.locator('main').innerText()
    expect(text).toContain('De kaart komt van OpenStreetMap.')
    expect(text).toContain('Uw browser maakt pas verbinding met OpenStreetMap als u op “Kaart laden” drukt.')
    expect(text).toContain('Laadt u de kaart niet, dan ziet u toch het adres en een link naar de route.')
    expect(mapHost).toMatch(/(^|\.)openstreetmap\.org$/)
    await page.route(`https://${mapHost}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Kaart' }))
    await page.goto('/contact')
    await readAll(page)
    const island = page.locator('[data-island]')
    expect(await island.getByText(facts.locations[0]?.street ?? '?').isVisible()).toBe(true)
    expect(await island.getByRole('link', { name: 'Plan route' }).isVisible()).toBe(true)
    expect(others()).toEqual([])
    await page.getByRole('button', { name: 'Kaart laden' }).click()
    await page.frameLocator('iframe').getByText('Kaart').waitFor()
    expect(others().map((url) => new URL(url).hostname)).toEqual([mapHost])
    expect(await traces(page)).toEqual({ ...nothing, frames: 1 })
  })
})
