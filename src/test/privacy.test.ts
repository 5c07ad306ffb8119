import { describe, expect, it } from 'vitest'
import { readFolder } from '../check/files.ts'
import { emergency, telHref, whatsappHref } from '../content/phone.ts'
import { useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { exampleRoot } from './example.ts'
import { besideMap } from './essentials.ts'
import { facts } from './facts.ts'
import { attr, documentOf, find } from './html.ts'
import { pagePaths } from './site.ts'
import { nothing, traces, useAll } from './traces.ts'
import { visit } from './visit/visit.ts'
import { elsewhere } from './watch.ts'

const { newPage } = useBrowser()
const mapHosts = facts.locations.map(({ mapHref }) => new URL(mapHref).hostname)

/** Where a link leads outside the site, without the parts that differ per product. */
function outward(href: string): string[] {
  if (!/^[a-z]+:/.test(href)) return []
  const { protocol, pathname, hostname } = new URL(href)
  return protocol === 'https:' ? [hostname] : [`${protocol}${pathname}`]
}

// What holds on each page by itself is looked at where each page is visited (visit/), and of each answer in hosting.test.ts.
describe('what the privacy page promises', () => {
  it('links lead to an app of the visitor, WhatsApp, a route, social media and what a writer names', () => {
    const links = new Set(
      pagePaths.flatMap((path) => find(documentOf(path), 'a').flatMap((link) => outward(attr(link, 'href') ?? ''))),
    )
    const hosts = [
      whatsappHref(facts.whatsapp, copy.whatsapp.message),
      ...facts.locations.map(({ routeHref }) => routeHref),
      ...facts.social.map(({ href }) => href),
      ...[facts.complaintsProcedure?.href ?? []].flat(),
    ]
    const known = [telHref(facts.phone), `mailto:${facts.email}`, ...hosts.map((href) => new URL(href).hostname)]
    const more = [...links].filter((link) => !known.includes(link) && link !== telHref(emergency))
    expect([...links]).toEqual(expect.arrayContaining(known))
    const written = [...readFolder(exampleRoot).texts]
      .flatMap(([name, text]) => (name.endsWith('.mdx') ? [text] : []))
      .join()
    expect(more.filter((link) => !written.includes(`https://${link}`))).toEqual([])
  })

  it('the map asks that host alone, only after the press, and still nothing is kept', async () => {
    const { page, seen } = await visit(newPage, '/contact')
    const others = () => elsewhere(seen.requests, new URL(page.url()).origin)
    await page.route(
      ({ hostname }) => mapHosts.includes(hostname),
      (route) => route.fulfill({ contentType: 'text/html', body: 'Kaart' }),
    )
    await useAll(page)
    const { address, route } = besideMap(page)
    expect(await address.innerText()).toContain(facts.locations[0]?.street ?? '?')
    expect(await route.isVisible()).toBe(true)
    expect(others()).toEqual([])
    await page.getByRole('button', { name: copy.buttons.loadMap }).click()
    await page.frameLocator('iframe').getByText('Kaart').waitFor()
    expect(others().map((url) => new URL(url).hostname)).toEqual(mapHosts.slice(0, 1))
    expect(await traces(page)).toEqual({ ...nothing, frames: 1 })
  })
})
