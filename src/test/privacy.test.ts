import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { telHref, whatsappHref } from '../content/phone.ts'
import { useBrowser } from './browser.ts'
import { facts } from './facts.ts'
import { visitorPaths } from './site.ts'
import { nothing, outward, readAll, traces } from './traces.ts'
import { elsewhere, watch } from './watch.ts'
import type { Watch } from './watch.ts'

const { newPage } = useBrowser()
const mapHost = new URL(facts.locations[0]?.mapHref ?? '').hostname

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
      asked.filter((request) => !/^GET (document|font|image|script|stylesheet|other .*\/favicon\.svg$)/.test(request)),
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
