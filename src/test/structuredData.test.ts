import { describe, expect, it } from 'vitest'
import { dutchDay, formatPeriod, upcoming } from '../content/exceptions.ts'
import { dayName, days, formatInterval } from '../content/hours.ts'
import { formatPhone } from '../content/phone.ts'
import { attr, codeOf, documentOf, find, wordsOf } from './html.ts'
import type { Element } from './html.ts'
import { site, sites } from './site.ts'
import type { BuiltSite } from './site.ts'

/** A part of the data with fields. */
type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Every node of some data, the outer ones first. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
const isA = (node: Node, type: string): boolean => listOf(node['@type']).includes(type)
/** A node that says nothing of itself, and only names another. */
const isReference = (node: Node): boolean => Object.keys(node).join() === '@id'

/** The data of a page, and the page as it is read. */
function read(path: string, built: BuiltSite) {
  const root = documentOf(path, built)
  const scripts = find(root, 'script', { type: 'application/ld+json' })
  const graph: unknown = scripts[0] ? JSON.parse(codeOf(scripts[0])) : undefined
  const nodes = nodesIn(graph)
  const [body = root] = find(root, 'body')
  return {
    root,
    count: scripts.length,
    graph,
    nodes,
    top: isNode(graph) ? listOf(graph['@graph']) : [],
    words: wordsOf(body),
  }
}
type Read = ReturnType<typeof read>

/** The hours as a table of the page shows them: each day with its times. */
function shownHours(root: Element): string[] {
  return find(root, 'table').flatMap((table) => {
    const rows = find(table, 'tr', { 'data-day': '' }).map(wordsOf)
    return rows.length > 0 ? [rows.join('; ')] : []
  })
}
const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A week in the data, as a table of the page would show it. */
function weekOf(specifications: readonly Node[], closed: string): string {
  return days
    .map((day, index) => {
      const open = specifications.filter(({ dayOfWeek }) => listOf(dayOfWeek).includes(schemaDays[index]))
      const times = open.map(({ opens, closes }) => formatInterval({ opens: textOf(opens), closes: textOf(closes) }))
      return `${dayName(day)} ${times.join() || closed}`
    })
    .join('; ')
}

describe.each(sites)('structured data of $root', (built) => {
  const { facts, copy, visitorPaths } = built
  const pages = new Map<string, Read>(built.pagePaths.map((path) => [path, read(path, built)]))
  const at = (path: string): Read => pages.get(path) ?? read(path, built)
  const topOf = (path: string, type: string): Node[] =>
    at(path)
      .top.filter(isNode)
      .filter((node) => isA(node, type))
  const clinicsOf = (path: string): Node[] => topOf(path, 'Physiotherapy')
  const closed = copy.headings.closed

  it('is one graph on every page, and none where a page is missing', () => {
    for (const path of visitorPaths) {
      expect([path, at(path).count]).toEqual([path, 1])
      expect(at(path).graph).toMatchObject({ '@context': 'https://schema.org' })
    }
    expect(at('/404').count).toBe(0)
  })

  it('says no phone, address or time that the page does not show', () => {
    let seen = 0
    for (const [path, { nodes, words, root }] of pages) {
      const shown = find(root, 'address').map(wordsOf)
      for (const node of nodes) {
        const { telephone, email, streetAddress, postalCode, addressLocality } = node
        if (telephone !== undefined) expect(words, path).toContain(formatPhone(textOf(telephone)))
        // Shown in parts, between which a line may end.
        if (email !== undefined) expect(find(root, 'a', { href: `mailto:${textOf(email)}` }), path).not.toEqual([])
        if (streetAddress !== undefined)
          expect(shown, path).toContain(`${textOf(streetAddress)}, ${textOf(postalCode)} ${textOf(addressLocality)}`)
        if (node['openingHoursSpecification'] === undefined) continue
        const hours = nodesIn(node['openingHoursSpecification'])
        const usual = hours.filter(({ dayOfWeek }) => dayOfWeek !== undefined)
        expect(shownHours(root), path).toContain(weekOf(usual, closed))
        for (const { validFrom, validThrough, opens, closes } of hours.filter((each) => !usual.includes(each))) {
          const isClosed = opens === closes
          const times = isClosed
            ? closed.toLowerCase()
            : formatInterval({ opens: textOf(opens), closes: textOf(closes) })
          expect(words, path).toContain(
            `(${formatPeriod({ from: textOf(validFrom), until: textOf(validThrough) })}) ${times}`,
          )
        }
        seen += usual.length
      }
    }
    // On two pages, each address with its groups of days that have the same hours.
    expect(seen).toBeGreaterThan(2 * facts.locations.length)
  })

  it('has every address whole, with its exceptions, on the home page and on that of the locations', () => {
    const exceptions = upcoming(facts.exceptions, dutchDay(new Date()))
    expect(clinicsOf('/')).toHaveLength(facts.locations.length)
    expect(clinicsOf('/locations')).toEqual(clinicsOf('/'))
    for (const [index, location] of facts.locations.entries()) {
      const id = `${facts.origin}/locations#${location.id}`
      const clinic = clinicsOf('/')[index] ?? {}
      expect(clinic).toMatchObject({
        '@type': ['Physiotherapy', 'MedicalClinic'],
        '@id': id,
        url: id,
        telephone: facts.phone,
        parentOrganization: { '@id': `${facts.origin}/#praktijk` },
        address: {
          streetAddress: location.street,
          postalCode: location.postcode,
          addressLocality: location.town,
          addressCountry: 'NL',
        },
        geo: { '@type': 'GeoCoordinates', ...location.geo },
      })
      const hours = nodesIn(clinic['openingHoursSpecification'])
      expect(hours.flatMap(({ validFrom }) => validFrom ?? [])).toEqual(exceptions.map(({ from }) => from))
      const image = textOf(clinic['image'])
      expect([image.startsWith(facts.origin), built.has(image.slice(facts.origin.length))]).toEqual([true, true])
    }
  })

  it('names the addresses as parts of the practice and in the list of locations, in their order', () => {
    const ids = clinicsOf('/').map((clinic) => ({ '@id': clinic['@id'] }))
    expect(topOf('/', 'MedicalBusiness')).toEqual([
      expect.objectContaining({
        '@id': `${facts.origin}/#praktijk`,
        name: facts.name,
        telephone: facts.phone,
        url: `${facts.origin}/`,
        department: ids,
      }),
    ])
    expect(topOf('/locations', 'ItemList')).toEqual([
      {
        '@type': 'ItemList',
        itemListElement: ids.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
      },
    ])
  })

  it('has the breadcrumbs that stand above the page', () => {
    for (const path of visitorPaths.filter((each) => each !== '/')) {
      const trails = topOf(path, 'BreadcrumbList')
      const steps = trails.flatMap(({ itemListElement }) => nodesIn(itemListElement))
      const [nav] = find(at(path).root, 'nav', { 'aria-label': copy.headings.breadcrumbs })
      const shown = nav ? find(nav, 'li').map(wordsOf) : []
      expect([trails.length, steps.map(({ name }) => name)], path).toEqual([1, shown])
      const links = nav ? find(nav, 'a').map((link) => `${facts.origin}${attr(link, 'href')}`) : []
      expect(steps.map(({ item }) => item)).toEqual([...links, `${facts.origin}${path}`])
    }
    expect(topOf('/', 'BreadcrumbList')).toEqual([])
  })

  it('of a complaint is about that complaint, that the page itself is about', () => {
    const [page, ...others] = topOf('/pijnklachten/rug', 'MedicalWebPage')
    expect(page).toMatchObject({
      url: `${facts.origin}/pijnklachten/rug`,
      about: { '@type': 'MedicalCondition', name: 'Rugpijn' },
    })
    expect(others).toEqual([])
    expect(visitorPaths.filter((path) => topOf(path, 'MedicalWebPage').length > 0)).toHaveLength(9)
  })

  it('says how the site is searched', () => {
    expect(topOf('/', 'WebSite')).toEqual([
      expect.objectContaining({
        potentialAction: expect.objectContaining({ target: `${facts.origin}/zoeken?q={q}` }),
      }),
    ])
  })

  it('defines every @id once on a page, and refers only to what the page or the home page defines', () => {
    const idsOf = (nodes: Node[]) => nodes.map((node) => textOf(node['@id'])).filter(Boolean)
    const defined = ({ nodes }: Read) => idsOf(nodes.filter((node) => !isReference(node)))
    const onHome = defined(at('/'))
    for (const [path, page] of pages) {
      const own = defined(page)
      const named = idsOf(page.nodes.filter(isReference))
      expect(new Set(own).size, path).toBe(own.length)
      expect(
        named.filter((id) => !own.includes(id) && !onHome.includes(id)),
        path,
      ).toEqual([])
    }
    expect(onHome).toHaveLength(2 + facts.locations.length)
  })

  it('has nothing that search engines punish: no ratings, reviews, prices, stock, shipping or stars', () => {
    for (const path of built.pagePaths) {
      const forbidden = /rating|review(?!ed)|price|availability|shipping|stock|"offers"/i
      expect(JSON.stringify(at(path).graph) ?? '', path).not.toMatch(forbidden)
      expect(built.html(path)).not.toMatch(/itemscope|itemprop/)
    }
  })
})

it('a page tells who looked it over, and when, only where it says so to a reader', () => {
  const reviewOf = (path: string) => read(path, site).nodes.find((node) => isA(node, 'MedicalWebPage'))
  const [rug, nek] = [read('/pijnklachten/rug', site), read('/pijnklachten/nek', site)]
  expect(rug.words).toContain('Nagekeken door Anne de Vries, fysiotherapeut op 15 januari 2026.')
  expect(reviewOf('/pijnklachten/rug')).toMatchObject({
    lastReviewed: '2026-01-15',
    reviewedBy: { '@type': 'Person', name: 'Anne de Vries', jobTitle: 'fysiotherapeut' },
  })
  expect(nek.words).not.toContain('Nagekeken door')
  expect(reviewOf('/pijnklachten/nek')).not.toHaveProperty('lastReviewed')
})
