import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPageFiles, readPartials } from '../check/files.ts'
import { telHref, whatsappHref } from '../content/phone.ts'
import { useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { exampleRoot } from './example.ts'
import { facts } from './facts.ts'
import { visitorPaths } from './site.ts'
import { nothing, outward, readAll, traces } from './traces.ts'
import { elsewhere, watch } from './watch.ts'
import type { Watch } from './watch.ts'

const { newPage } = useBrowser()
const mapHosts = facts.locations.map(({ mapHref }) => new URL(mapHref).hostname)
/** All that writers have typed: where their own links lead stands in it. */
const written = [...readPageFiles(exampleRoot), ...readPartials(exampleRoot)].map(({ source }) => source).join()

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

  it('holds for links: to an app of the visitor, WhatsApp, a route, social media and what a writer names', () => {
    const hosts = [
      whatsappHref(facts.whatsapp),
      ...facts.locations.map(({ routeHref }) => routeHref),
      ...facts.social.map(({ href }) => href),
    ]
    const known = [telHref(facts.phone), `mailto:${facts.email}`, ...hosts.map((href) => new URL(href).hostname)]
    const more = [...links].filter((link) => !known.includes(link))
    expect([...links]).toEqual(expect.arrayContaining(known))
    expect(more.filter((link) => !written.includes(`https://${link}`))).toEqual([])
  })

  it('holds for the map: only that host, only after the press, and still nothing kept', async () => {
    const isMap = ({ hostname }: URL) => mapHosts.includes(hostname)
    await page.route(isMap, (route) => route.fulfill({ contentType: 'text/html', body: 'Kaart' }))
    await page.goto('/contact')
    await readAll(page)
    const island = page.locator('[data-island]')
    expect(await island.getByText(facts.locations[0]?.street ?? '?').isVisible()).toBe(true)
    expect(await island.getByRole('link', { name: copy.buttons.route }).isVisible()).toBe(true)
    expect(others()).toEqual([])
    await page.getByRole('button', { name: copy.buttons.loadMap }).click()
    await page.frameLocator('iframe').getByText('Kaart').waitFor()
    expect(others().map((url) => new URL(url).hostname)).toEqual(mapHosts.slice(0, 1))
    expect(await traces(page)).toEqual({ ...nothing, frames: 1 })
  })
})
