import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTreeAdapter } from 'parse5'
import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'
import { frontmatters } from './frontmatters.ts'
import { twinOf } from '../content/publicFile.ts'
import { attr, documentOf, find, rootOf, wordsOf } from './html.ts'
import type { Element } from './html.ts'
import { dist, pagePaths, site, sites, visitorPaths } from './site.ts'

const redirects = site.redirects()

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
    expect(sitemap).toMatch(
      /^<\?xml [^>]+>\n<urlset [^>]+>\n(<url><loc>https:[^<&]+<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    )
  })
})

const isElement = defaultTreeAdapter.isElementNode

/** The words of a text in Markdown: its signs and the addresses of its links are no words. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ']')
    .replace(/^ *(?:#+|-|\d+\.) /gm, '')
    .replace(/(?<!\\)[*[\]|]|~~| --- /g, '')
    .replaceAll('\\', '')
    .replace(/\s+/g, '')

describe.each(sites)('the twins in Markdown of $root', (built) => {
  // What only helps the eye, leads around or works in a browser; their words stand in no other element.
  const unread = ['svg', 'nav', 'button', 'select', 'iframe']
  const isUnread = (element: Element) =>
    unread.includes(element.tagName) || attr(element, 'aria-hidden') === 'true' || attr(element, 'data-screen') === ''
  const readOf = (element: Element): string =>
    element.childNodes
      .map((child) => (isElement(child) ? (isUnread(child) ? ' ' : readOf(child)) : wordsOf(child)))
      .join(' ')
  const wordsOfMain = (path: string): string => {
    const [main] = find(documentOf(path, built), 'main')
    return main ? readOf(main) : ''
  }
  it.each(built.visitorPaths)('of %s has the words of the page, in their order', (path) => {
    const words = wordsOfMain(path)
    const twin = readFileSync(join(built.dist, twinOf(path)), 'utf8')
    expect(words.length).toBeGreaterThan(50)
    expect(plain(twin)).toBe(plain(words))
    expect(twin.startsWith('# ') || twin.includes('\n# ')).toBe(true)
  })
  it('are all named by llms.txt, and nothing else is', () => {
    const text = readFileSync(join(built.dist, 'llms.txt'), 'utf8')
    const named = [...text.matchAll(/\]\(([^)]+)\): /g)].map(([, address = '']) => address)
    expect(named.toSorted()).toEqual(
      built.visitorPaths.map((path) => `${built.facts.origin}/${twinOf(path)}`).toSorted(),
    )
    expect(built.has('404.md')).toBe(false)
  })
})

describe('the old addresses', () => {
  it('are permanent redirects, in the words of Netlify and in those of Cloudflare', () => {
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

describe('the old headings', () => {
  const old = pagePaths.flatMap((path) =>
    Object.entries(frontmatters.get(path)?.['oude-koppen'] ?? {}).map(([name, id]) => [path, name, id] as const),
  )
  it.each(old)('on %s "%s" leads to the heading "%s"', (path, name, id) => {
    const [heading] = find(documentOf(path), '*', { id })
    expect(heading?.tagName).toMatch(/^h[2-6]$/)
    expect(heading && find(heading, 'span', { id: name })).toHaveLength(1)
  })
  it('are there in the example', () => {
    expect(old.length).toBeGreaterThan(1)
  })
})
