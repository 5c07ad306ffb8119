import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { redirects } from '../content/redirects.ts'
import { days } from '../content/hours.ts'
import type { Week } from '../content/hours.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { attr, codeOf, documentOf, find, rootOf, wordsOf } from './html.ts'
import { builtHtml, dist, isBuilt, pagePaths, site, visitorPaths } from './site.ts'

describe('structured data', () => {
  /** Hours per day, however the days are grouped; schema.org takes a day by its name or by its whole address. */
  const day = z.string().transform((name) => name.replace('https://schema.org/', ''))
  const oneOrMore = z.union([z.array(day), day.transform((name) => [name])])
  const hours = z
    .array(z.object({ dayOfWeek: oneOrMore, opens: z.string(), closes: z.string() }))
    .transform((list) => list.flatMap(({ dayOfWeek, ...open }) => dayOfWeek.map((name) => [name, open] as const)))
    .transform((entries) => ({ count: entries.length, byDay: Object.fromEntries(entries) }))
  const place = z.object({
    '@type': z.literal('Physiotherapy'),
    telephone: z.string(),
    address: z.object({
      streetAddress: z.string(),
      postalCode: z.string(),
      addressLocality: z.string(),
      addressCountry: z.literal('NL'),
    }),
    geo: z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
    openingHoursSpecification: hours,
  })
  const home = z.object({
    '@type': z.literal('MedicalBusiness'),
    name: z.string(),
    telephone: z.string(),
    url: z.string(),
    department: z.array(place),
  })
  const list = z.object({
    '@type': z.literal('ItemList'),
    itemListElement: z.array(z.object({ position: z.number(), item: place })),
  })
  const graph = z.object({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.looseObject({ '@type': z.string() })),
  })
  const graphOf = (path: string) =>
    graph.parse(
      JSON.parse(codeOf(find(documentOf(path), 'script', { type: 'application/ld+json' })[0] ?? documentOf(path))),
    )['@graph']
  /** The first node of a page: what it is about. */
  const dataOf = (path: string): unknown => graphOf(path)[0]

  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const openHours = (week: Week) => {
    const entries = days.flatMap((name, index) => (week[name] ? [[names[index] ?? '', week[name]] as const] : []))
    return { count: entries.length, byDay: Object.fromEntries(entries) }
  }
  const expected = facts.locations.map((location) => ({
    '@type': 'Physiotherapy',
    telephone: facts.phone,
    address: {
      streetAddress: location.street,
      postalCode: location.postcode,
      addressLocality: location.town,
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', ...location.geo },
    openingHoursSpecification: openHours(location.hours),
  }))

  it('of the home page has the practice with both addresses, as the facts say', () => {
    const data = home.parse(dataOf('/'))
    expect(data.department).toEqual(expected)
    expect([data.name, data.telephone, data.url]).toEqual([facts.name, facts.phone, `${facts.origin}/`])
  })
  it('of the locations page is the list of both', () => {
    const { itemListElement } = list.parse(dataOf('/locations'))
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual(
      expected.map((item, index) => [index + 1, item]),
    )
  })
  it('has the breadcrumbs that stand above the page', () => {
    const trail = z.object({ itemListElement: z.array(z.object({ name: z.string(), item: z.string() })) })
    for (const path of visitorPaths.filter((each) => each !== '/')) {
      const data = graphOf(path).filter((node) => node['@type'] === 'BreadcrumbList')
      const steps = data.flatMap((node) => trail.parse(node).itemListElement)
      const [nav] = find(documentOf(path), 'nav', { 'aria-label': copy.headings.breadcrumbs })
      const shown = nav ? find(nav, 'li').map(wordsOf) : []
      expect([data.length, steps.map(({ name }) => name)], path).toEqual([1, shown])
      expect(steps.at(-1)?.item).toBe(`${facts.origin}${path}`)
    }
  })
  it('of a complaint is about that complaint, with no date that the page does not show', () => {
    expect(dataOf('/pijnklachten/rug')).toMatchObject({
      '@type': 'MedicalWebPage',
      url: `${facts.origin}/pijnklachten/rug`,
      about: { '@type': 'MedicalCondition', name: 'Rugpijn' },
    })
    expect(JSON.stringify(dataOf('/pijnklachten/rug'))).not.toMatch(/lastReviewed/)
  })
  it('says how the site is searched', () => {
    expect(graphOf('/').find((node) => node['@type'] === 'WebSite')).toMatchObject({
      potentialAction: { target: `${facts.origin}/zoeken?q={q}` },
    })
  })
  it('refers only to what the page or the home page describes', () => {
    const ids = (text: string, isReference: boolean) =>
      [...text.matchAll(/\{"@id":"([^"]+)"\}|"@id":"([^"]+)"/g)].flatMap(
        ([, only, own]) => (isReference ? only : own) ?? [],
      )
    const onHome = ids(JSON.stringify(graphOf('/')), false)
    for (const path of visitorPaths) {
      const text = JSON.stringify(graphOf(path))
      const own = ids(text, false)
      expect(new Set(own).size, path).toBe(own.length)
      expect(
        ids(text, true).filter((id) => !own.includes(id) && !onHome.includes(id)),
        path,
      ).toEqual([])
    }
  })
  it('has no ratings or reviews', () => {
    for (const path of ['/', '/locations']) expect(JSON.stringify(dataOf(path))).not.toMatch(/rating|review/i)
    for (const path of pagePaths) expect(builtHtml(path)).not.toMatch(/itemscope|itemprop/)
  })
  it('names pictures that exist, with their whole address', () => {
    const addresses = [...JSON.stringify(dataOf('/')).matchAll(/"image":"([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses).toHaveLength(2)
    expect(
      addresses.filter((address) => !address.startsWith(facts.origin) || !isBuilt(address.slice(facts.origin.length))),
    ).toEqual([])
  })
})

describe('for search engines', () => {
  it('robots.txt shuts nothing and names the sitemap', () => {
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${facts.origin}/sitemap.xml\n`,
    )
  })
  it('the sitemap names each page once, by its canonical address, and no other', () => {
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const canonical = visitorPaths.flatMap((path) =>
      find(documentOf(path), 'link', { rel: 'canonical' }).map((link) => attr(link, 'href')),
    )
    expect(addresses).toEqual(canonical.toSorted())
    expect(sitemap).toMatch(/^<\?xml [^>]+>\n<urlset [^>]+>\n(<url><loc>https:[^<&]+<\/loc><\/url>\n)+<\/urlset>\n$/)
  })
})

describe('the old addresses', () => {
  it('are eight permanent redirects, in the words of Netlify and in those of Cloudflare', () => {
    const rules = readFileSync(join(dist, '_redirects'), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    for (const status of ['301', '301!']) {
      expect(rules.filter((line) => line.endsWith(` ${status}`))).toEqual(
        [...redirects].map(([from, to]) => `${from} ${to} ${status}`),
      )
    }
    const words = rules.filter((line) => line.startsWith('/zoeken q='))
    expect(rules).toHaveLength(2 * redirects.size + words.length)
    expect(words).toContain('/zoeken q=ontspanningsmassage /massage 302!')
    expect(words.filter((line) => line.split(' ').length !== 4)).toEqual([])
  })
  it.each([...redirects])('%s is a small page that sends on to %s, for hosts without redirects', (from, to) => {
    const root = rootOf(site.html(from))
    expect(attr(find(root, 'link', { rel: 'canonical' })[0] ?? root, 'href')).toBe(`${facts.origin}${to}`)
    expect(attr(find(root, 'meta', { 'http-equiv': 'refresh' })[0] ?? root, 'content')).toMatch(
      new RegExp(`^0; ?url=${to}$`),
    )
    expect(find(root, 'a').map((link) => attr(link, 'href'))).toEqual([to])
    expect(attr(root, 'lang')).toBe('nl')
    expect(find(root, 'title')).toHaveLength(1)
  })
})
