import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { redirects } from '../build/redirects.ts'
import { readFrontmatter } from '../content/check.ts'
import { days } from '../content/hours.ts'
import { readPageFiles } from '../content/files.ts'
import { fillIn, placeholdersFor } from '../content/placeholders.ts'
import { facts } from './facts.ts'
import { attr, documentOf, elements, find, headingsOf, rawText, rootOf, wordsOf } from './html.ts'
import type { Element } from './html.ts'
import { builtHtml, pagePaths, visitorPaths } from './site.ts'

const documents = new Map(pagePaths.map((path) => [path, documentOf(path)]))
const documentAt = (path: string): Element => documents.get(path) ?? documentOf(path)
const idsOf = (root: Element): string[] => elements(root).flatMap((element) => attr(element, 'id') ?? [])
const isFile = (address: string): boolean => existsSync(`dist${address}`) && statSync(`dist${address}`).isFile()
const withIslands = ['/', '/contact']

/** The frontmatter of each page with its facts filled in, as writers mean it. */
const frontmatters = new Map(
  readPageFiles(process.cwd()).map(({ file, path, source }) => {
    const reading = readFrontmatter({ file, source })
    if (!reading.ok) throw new Error(`${file} is not right`)
    return [path, fillIn(reading.data, placeholdersFor(facts, reading.data.city))]
  }),
)

it('every route of the specification is a page (section 2), with /hoofdpijn and the accessibility statement', () => {
  const parts = ['rug', 'nek', 'schouder', 'knie', 'heup', 'enkel', 'elleboog', 'hand']
  const names = [
    ...['services', 'fysiotherapie', 'podotherapie', 'massage', 'voeding', 'hulpmiddelen', 'personal-training', 'shop'],
    ...['verhuur', 'contact', 'locations', 'over-ons', 'pijnklachten', 'privacy', 'algemene-voorwaarden'],
    ...parts.map((part) => `pijnklachten/${part}`),
    ...['hoofdpijn', 'toegankelijkheid'],
  ]
  expect(visitorPaths.toSorted()).toEqual(['/', ...names.map((name) => `/${name}`)].toSorted())
  expect(pagePaths).toContain('/404')
})

describe.each(pagePaths)('%s', (path) => {
  const root = documentAt(path)
  const frontmatter = frontmatters.get(path)
  const all = elements(root)
  const one = (tag: string, attributes: Record<string, string> = {}): Element | undefined => {
    const found = find(root, tag, attributes)
    expect(found, tag).toHaveLength(1)
    return found[0]
  }

  it('has one title, description and canonical address, as its frontmatter says', () => {
    const title = one('title')
    expect(title && wordsOf(title)).toBe(`${frontmatter?.title} | ${facts.name}`)
    expect(attr(one('meta', { name: 'description' }) ?? root, 'content')).toBe(frontmatter?.meta)
    expect(attr(one('link', { rel: 'canonical' }) ?? root, 'href')).toBe(`${facts.origin}${path}`)
    expect(attr(root, 'lang')).toBe('nl')
    expect(find(root, 'meta', { name: 'robots' }).map((robots) => attr(robots, 'content'))).toEqual(
      path === '/404' ? ['noindex'] : [],
    )
  })

  it('has one main heading, and below it no level is left out', () => {
    const levels = headingsOf(root).map(({ level }) => level)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([])
    expect(headingsOf(root).filter(({ text }) => text === '')).toEqual([])
    const heading = one('h1')
    expect(heading && wordsOf(heading)).toBe(frontmatter?.heading.replaceAll('\u00A0', ' '))
    expect(find(root, 'main')).toHaveLength(1)
  })

  it('has no unfinished text', () => {
    const read = ['alt', 'title', 'aria-label', 'content', 'href', 'data-fallback-alt']
    const texts = [rawText(root), ...all.flatMap((element) => read.flatMap((name) => attr(element, name) ?? []))]
    for (const text of texts) {
      expect(text).not.toMatch(
        /\[object|\bundefined\b|\bNaN\b|\bnull\b|\bTODO\b|\bTBD\b|\bFIXME\b|\blorem\b|\bipsum\b|[{}]|\uFFFD/i,
      )
    }
    expect(texts.filter((text) => /xxx|\?\?\?|\.\.\.\.|voorbeeldtekst/i.test(text))).toEqual([])
  })

  it('has links that lead somewhere', () => {
    const links = find(root, 'a').map((link) => attr(link, 'href') ?? '(geen href)')
    expect(links.length).toBeGreaterThan(20)
    for (const href of new Set(links)) {
      if (/^(tel:\+\d+|mailto:.+@.+)$/.test(href)) continue
      if (/^https:\/\//.test(href)) {
        expect(href.startsWith(facts.origin), href).toBe(false)
        continue
      }
      const [to = '', fragment] = href.split('#')
      const target = to === '' ? path : to
      expect(fragment, href).not.toBe('')
      expect([...redirects.keys()], href).not.toContain(target)
      expect(pagePaths, href).toContain(target)
      if (fragment !== undefined) expect(idsOf(documentAt(target)), href).toContain(decodeURIComponent(fragment))
    }
  })

  it('has links and buttons with a name', () => {
    const nameOf = (element: Element): string =>
      attr(element, 'aria-label') ??
      [wordsOf(element), ...find(element, 'img').map((image) => attr(image, 'alt') ?? '')].join('')
    for (const element of [...find(root, 'a'), ...find(root, 'button')]) {
      expect(nameOf(element).trim(), attr(element, 'href')).not.toBe('')
    }
  })

  it('has every id once, and every reference to an id has its element', () => {
    const ids = idsOf(root)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'for']) {
      const named = all.flatMap((element) => attr(element, name)?.split(/\s+/) ?? [])
      expect(
        named.filter((id) => !ids.includes(id)),
        name,
      ).toEqual([])
    }
  })

  it('has pictures with a size and an alternative', () => {
    for (const image of find(root, 'img')) {
      expect([attr(image, 'width'), attr(image, 'height')], attr(image, 'src')).toEqual([
        expect.stringMatching(/^[1-9]\d*$/),
        expect.stringMatching(/^[1-9]\d*$/),
      ])
      expect(attr(image, 'alt'), attr(image, 'src')).toBeDefined()
    }
  })

  it('fetches nothing but files of the site, which exist', () => {
    const addresses = all.flatMap((element) => {
      if (element.tagName === 'a') return []
      if (element.tagName === 'link' && attr(element, 'rel') === 'canonical') return []
      const sets = (attr(element, 'srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? '')
      const names = ['src', 'href', 'poster', 'data', 'data-src', 'data-hydrate', 'data-fallback']
      return [...names.flatMap((name) => attr(element, name) ?? []), ...sets.filter(Boolean)]
    })
    const styles = find(root, 'style').flatMap((style) =>
      [...rawTextOfStyle(style).matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
    )
    expect(addresses.length).toBeGreaterThan(5)
    expect([...addresses, ...styles].filter((address) => !address.startsWith('#') && !isFile(address))).toEqual([])
    expect(find(root, 'iframe')).toEqual([])
  })

  it('has no styles or scripts in attributes (issue 4, security policy)', () => {
    const wrong = all.flatMap(({ tagName, attrs }) =>
      attrs.filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => `${tagName} ${name}`),
    )
    expect(wrong).toEqual([])
    expect(builtHtml(path)).not.toMatch(/javascript:/i)
  })

  it(`has ${withIslands.includes(path) ? 'an' : 'no'} interactive block, and only the scripts for what it has`, () => {
    const scripts = find(root, 'script')
    expect(scripts.filter((script) => attr(script, 'src') !== undefined)).toEqual([])
    const has = withIslands.includes(path)
    expect(find(root, '*', { 'data-island': '' }).map((island) => attr(island, 'data-island'))).toEqual(
      { '/': ['Carousel'], '/contact': ['MapSwitcher'] }[path] ?? [],
    )
    expect(attr(root, 'data-hydrate') !== undefined).toBe(has)
    expect(builtHtml(path).includes('data-island')).toBe(has)
    expect(/\bimport\(/.test(builtHtml(path))).toBe(has)
    expect(find(root, 'link', { rel: 'modulepreload' })).toEqual([])
    const kinds = scripts.map((script) => attr(script, 'type') ?? 'code')
    expect(kinds.filter((kind) => kind !== 'code')).toEqual(
      ['/', '/locations'].includes(path) ? ['application/ld+json'] : [],
    )
  })

  it('weighs at most 14 600 bytes with Brotli, which the first round trip carries', () => {
    expect(brotliCompressSync(builtHtml(path)).length).toBeLessThanOrEqual(14_600)
  })
})

const rawTextOfStyle = (style: Element): string =>
  style.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

describe('titles and descriptions', () => {
  it('are different on every page', () => {
    const heads = pagePaths.map((path) => builtHtml(path).match(/<title>.*?<\/title>/)?.[0])
    expect(new Set(heads).size).toBe(pagePaths.length)
  })
  it('the home title names both towns and direct access (specification, section 1)', () => {
    expect(wordsOf(find(documentAt('/'), 'title')[0] ?? documentAt('/'))).toMatch(
      /^Fysiotherapie in Enschede en Glanerbrug, direct toegankelijk/,
    )
  })
  it('only the pain overview has keywords', () => {
    const keywords = pagePaths.filter((path) => find(documentAt(path), 'meta', { name: 'keywords' }).length > 0)
    expect(keywords).toEqual(['/pijnklachten'])
  })
})

describe('structured data', () => {
  const hours = z.array(z.object({ dayOfWeek: z.string(), opens: z.string(), closes: z.string() }))
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
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('MedicalBusiness'),
    name: z.string(),
    telephone: z.string(),
    url: z.string(),
    department: z.array(place),
  })
  const list = z.object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('ItemList'),
    itemListElement: z.array(z.object({ position: z.number(), item: place })),
  })
  const dataOf = (path: string): unknown =>
    JSON.parse(rawTextOfStyle(find(documentAt(path), 'script', { type: 'application/ld+json' })[0] ?? documentAt(path)))

  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
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
    openingHoursSpecification: days.flatMap((day, index) => {
      const open = location.hours[day]
      return open ? [{ dayOfWeek: `https://schema.org/${names[index]}`, ...open }] : []
    }),
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
  it('has no ratings or reviews (decisions, "Testimonials")', () => {
    for (const path of ['/', '/locations']) expect(JSON.stringify(dataOf(path))).not.toMatch(/rating|review/i)
    for (const path of pagePaths) expect(builtHtml(path)).not.toMatch(/itemscope|itemprop/)
  })
  it('names pictures that exist, with their whole address', () => {
    const addresses = [...JSON.stringify(dataOf('/')).matchAll(/"image":"([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses).toHaveLength(2)
    expect(
      addresses.filter((address) => !address.startsWith(facts.origin) || !isFile(address.slice(facts.origin.length))),
    ).toEqual([])
  })
})

describe('the old addresses', () => {
  it('are eight permanent redirects', () => {
    const rules = readFileSync('dist/_redirects', 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    expect(rules.filter((line) => /^\/\w+klachten /.test(line))).toEqual(
      [...redirects].map(([from, to]) => `${from} ${to} 301`),
    )
  })
  it.each([...redirects])('%s is a small page that sends on to %s, for hosts without redirects', (from, to) => {
    const root = rootOf(readFileSync(`dist${from}.html`, 'utf8'))
    expect(attr(find(root, 'link', { rel: 'canonical' })[0] ?? root, 'href')).toBe(`${facts.origin}${to}`)
    expect(attr(find(root, 'meta', { 'http-equiv': 'refresh' })[0] ?? root, 'content')).toMatch(
      new RegExp(`^0; ?url=${to}$`),
    )
    expect(find(root, 'a').map((link) => attr(link, 'href'))).toEqual([to])
    expect(attr(root, 'lang')).toBe('nl')
    expect(find(root, 'title')).toHaveLength(1)
  })
})
