import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'
import { frontmatters } from './frontmatters.ts'
import { attr, documentOf, find, rootOf } from './html.ts'
import { dist, pagePaths, redirects, site, visitorPaths } from './site.ts'

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
