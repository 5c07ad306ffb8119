import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shownTitle } from '../content/title.ts'
import { readPageFiles } from '../check/files.ts'
import { inFileName } from '../store/hash.ts'
import { exampleRoot } from './example.ts'
import { facts } from './facts.ts'
import { frontmatters } from './frontmatters.ts'
import { attr, codeOf, documentOf, elements, find, headingsOf, rawText, wordsOf } from './html.ts'
import type { Element } from './html.ts'
import { builtHtml, dist, isBuilt, pagePaths, site } from './site.ts'

const redirects = [...site.redirects().keys()]
const documents = new Map(pagePaths.map((path) => [path, documentOf(path)]))
const documentAt = (path: string): Element => documents.get(path) ?? documentOf(path)
const idsOf = (root: Element): string[] => elements(root).flatMap((element) => attr(element, 'id') ?? [])

const blocks = { Ervaringen: 'Carousel', Kaartkiezer: 'MapSwitcher' } as const
/** The interactive blocks that each page asks for. */
const islands = new Map(
  readPageFiles(exampleRoot).map(({ path, source }) => [
    path,
    Object.entries(blocks).flatMap(([block, island]) => (new RegExp(`<${block}\\b`).test(source) ? [island] : [])),
  ]),
)

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
    expect(title && wordsOf(title)).toBe(shownTitle(frontmatter?.title ?? '', path, facts.name))
    expect(attr(one('meta', { name: 'description' }) ?? root, 'content')).toBe(frontmatter?.meta)
    const canonical = find(root, 'link', { rel: 'canonical' }).map((link) => attr(link, 'href'))
    expect(canonical).toEqual(path === '/404' ? [] : [`${facts.origin}${path}`])
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
    expect(heading && wordsOf(heading)).toBe(frontmatter?.heading.replaceAll('\u00AD', '').replaceAll('\u00A0', ' '))
    expect(find(root, 'main')).toHaveLength(1)
  })

  it('has no unfinished text', () => {
    const read = ['alt', 'title', 'aria-label', 'content', 'href', 'data-fallback-alt']
    // The one brace that a writer may type.
    const texts = [
      rawText(root).replace(/Een\saccolade \{ kan ook/, ''),
      ...all.flatMap((element) => read.flatMap((name) => attr(element, name) ?? [])),
    ]
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
      if (/^(tel:(\+\d+|112)|mailto:.+@.+)$/.test(href)) continue
      if (href.startsWith('https://')) {
        expect(href.startsWith(facts.origin), href).toBe(false)
        continue
      }
      const [to = '', fragment] = href.split('#')
      const target = to === '' ? path : to
      expect(fragment, href).not.toBe('')
      expect(redirects, href).not.toContain(target)
      // A page, or a file that is published as it is.
      expect(pagePaths.includes(target) || isBuilt(decodeURI(target)), href).toBe(true)
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
      [...codeOf(style).matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
    )
    expect(addresses.length).toBeGreaterThan(5)
    expect([...addresses, ...styles].filter((address) => !address.startsWith('#') && !isBuilt(address))).toEqual([])
    expect(find(root, 'iframe')).toEqual([])
  })

  it('says what others may show of it: words, its address and a picture that is there', () => {
    const said = new Map(
      find(root, 'meta').flatMap((meta) => {
        const name = attr(meta, 'property') ?? ''
        return name.startsWith('og:') ? [[name, attr(meta, 'content') ?? ''] as const] : []
      }),
    )
    const address = said.get('og:image')?.replace(facts.origin, '') ?? ''
    expect(isBuilt(address)).toBe(true)
    const picture = readFileSync(join(dist, address))
    // The size stands in the first chunk of a PNG (PNG 3, 11.2.1).
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(80_000)
    expect([said.get('og:image:width'), said.get('og:image:height')]).toEqual(['1200', '630'])
    expect(said.get('og:title')).toBe(frontmatter?.title)
    expect(said.get('og:description')).toBe(frontmatter?.meta)
    expect(said.get('og:image:alt')).toBe(frontmatter?.heading)
    expect(said.get('og:url')).toBe(path === '/404' ? undefined : `${facts.origin}${path}`)
  })

  it('has no styles or scripts in attributes, which the security policy forbids', () => {
    const wrong = all.flatMap(({ tagName, attrs }) =>
      attrs.filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => `${tagName} ${name}`),
    )
    expect(wrong).toEqual([])
    expect(builtHtml(path)).not.toMatch(/javascript:/i)
  })

  it('does not have its styles worked out anew as a whole when focus or the pointer moves', () => {
    const whole = /(?<![\w.#-])(?:html|body|main)(?![\w-])[^\s,{}]*:has\([^{}]*:(?:focus|hover|active)[^{}]*/g
    expect(find(root, 'style').flatMap((style) => codeOf(style).match(whole) ?? [])).toEqual([])
  })

  it('has the interactive blocks it asks for, and only the scripts for what it has', () => {
    const scripts = find(root, 'script')
    const fetched = scripts.flatMap((script) => attr(script, 'src') ?? [])
    expect(fetched.map((address) => address.replace(inFileName, ''))).toEqual(
      path === '/zoeken' ? ['/assets/search.js', '/assets/page.js'] : ['/assets/page.js'],
    )
    const asked = islands.get(path) ?? []
    const has = asked.length > 0
    expect(
      find(root, '*', { 'data-island': '' })
        .map((island) => attr(island, 'data-island'))
        .toSorted(),
    ).toEqual(asked.toSorted())
    expect(attr(root, 'data-hydrate') !== undefined).toBe(has)
    expect(builtHtml(path).includes('data-island')).toBe(has)
    expect(/\bimport\(/.test(readFileSync(join(dist, fetched.at(-1) ?? ''), 'utf8'))).toBe(has)
    expect(find(root, 'link', { rel: 'modulepreload' })).toEqual([])
    const kinds = scripts.map((script) => attr(script, 'type') ?? 'code')
    expect(kinds.filter((kind) => kind !== 'code' && kind !== 'module')).toEqual(
      path === '/404' ? ['speculationrules'] : ['application/ld+json', 'speculationrules'],
    )
  })
})

describe('the policy in the page itself', () => {
  const policiesOf = (path: string) =>
    find(documentAt(path), 'meta', { 'http-equiv': 'Content-Security-Policy' }).map((meta) => attr(meta, 'content'))

  it.each(pagePaths)('is the last of the head of %s, so that all that is written comes after it', (path) => {
    expect(builtHtml(path)).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]+"><\/head><body>/)
    expect(policiesOf(path).at(-1)).toMatch(/^default-src 'none'; /)
    expect(policiesOf(path).at(-1)).not.toMatch(/sha256|unsafe/)
  })
  it('is whole on the page for a missing address, for hosts that cannot send it', () => {
    expect(policiesOf('/404')[0]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(pagePaths.map((path) => [path, policiesOf(path).length])).toEqual(
      pagePaths.map((path) => [path, path === '/404' ? 2 : 1]),
    )
  })
})

describe('titles and descriptions', () => {
  it('are different on every page', () => {
    const heads = pagePaths.map((path) => builtHtml(path).match(/<title>.*?<\/title>/)?.[0])
    expect(new Set(heads).size).toBe(pagePaths.length)
  })
  it('only pages that ask for keywords have them', () => {
    const keywordsOf = (path: string) =>
      find(documentAt(path), 'meta', { name: 'keywords' }).map((meta) => attr(meta, 'content'))
    for (const path of pagePaths) {
      const keywords = frontmatters.get(path)?.keywords
      expect([path, keywordsOf(path)]).toEqual([path, keywords ? [keywords.join(', ')] : []])
    }
  })
})
