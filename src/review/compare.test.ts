import { describe, expect, it } from 'vitest'
import { nothingAsked, siteOf } from '../test/builtSides.ts'
import { compareSites } from './compare.ts'
import { reviewSchema } from './reviewFile.ts'
import type { Review } from './reviewFile.ts'
import type { BuiltSite } from './readBuilt.ts'

const rug =
  '<h1>Rugpijn</h1><p>Blijf bewegen. Dat helpt.</p><h2 id="oorzaken">Oorzaken</h2><p>Lang zitten of zwaar tillen.</p>'

/** What a review says when `/rug` changes from one text into another. */
function reviewOf(before: string, after: string, more: Partial<BuiltSite> = {}): Review {
  return compareSites(
    siteOf({ '/rug': before, '/nek': '<h1>Nek</h1>' }),
    siteOf({ '/rug': after, '/nek': '<h1>Nek</h1>' }, more),
    nothingAsked,
  )
}
const changedBy = (part: string, other: string) => reviewOf(rug, rug.replace(part, other))

describe('a review', () => {
  it('of the same site is empty, and has the shape that is documented', () => {
    const review = reviewOf(rug, rug)
    expect(review).toEqual({ ...review, alarms: [], facts: [], everywhere: [], files: [], pages: [] })
    expect(reviewSchema.parse(review)).toEqual(review)
  })

  it('of one word names one page and one word', () => {
    const { pages, alarms } = changedBy('zwaar', 'vaak')
    expect(alarms).toEqual([])
    expect(pages).toMatchObject([{ path: '/rug', state: 'changed', words: { added: 1, removed: 1 } }])
    expect(pages[0]?.changes).toMatchObject([
      {
        section: 'Oorzaken',
        parts: [
          { state: 'same', text: 'Lang zitten of ' },
          { state: 'removed', text: 'zwaar ' },
          { state: 'added', text: 'vaak ' },
          { state: 'same', text: 'tillen.' },
        ],
      },
    ])
  })

  it.each([
    ['white space', rug.replaceAll('><', '>\n  <').replace('Lang zitten', 'Lang\n   zitten')],
    ['soft hyphens and no-break spaces', rug.replace('Lang zitten', 'Lang&nbsp;zit&shy;ten')],
    [
      'names of classes and elements around the text',
      `<div class="css-1">${rug.replaceAll('<p>', '<p class="x">')}</div>`,
    ],
  ])('says nothing of other %s', (_, after) => {
    expect(reviewOf(rug, after).pages).toEqual([])
  })

  it('tells a text that moved from one that changed', () => {
    const [first = '', second = ''] = ['<p>Dit gaat vooraf.</p>', '<p>Dit komt erna.</p>']
    const { pages } = reviewOf(rug + first + second, rug + second + first)
    expect(pages[0]).toMatchObject({ words: { added: 0, removed: 0 }, changes: [{ state: 'moved' }] })
  })

  it('says where a link leads now, though its words are the same', () => {
    const link = (href: string) => `${rug}<p>Lees <a href="${href}">meer</a>.</p>`
    expect(reviewOf(link('/a'), link('/b')).pages[0]?.changes).toMatchObject([
      { words: { added: 0 }, addresses: { before: ['/a'], after: ['/b'] } },
    ])
  })

  it('sees another picture under the same name, and another name', () => {
    const picture = (file: string) => `${rug}<img src="/assets/${file}.svg" alt="Een rug">`
    expect(reviewOf(picture('rug-aaaaaa'), picture('rug-bbbbbb')).pages[0]?.changes).toMatchObject([
      { state: 'picture' },
    ])
    expect(reviewOf(picture('rug-aaaaaa'), picture('nek-bbbbbb')).pages[0]?.changes).toMatchObject([
      { addresses: { before: ['rug'], after: ['nek'] } },
    ])
  })

  it('shows the outline when a heading gets another level', () => {
    const { pages } = reviewOf(rug, rug.replaceAll('h2', 'h3'))
    expect(pages[0]?.changes).toMatchObject([{ kind: 'kop 3', kindBefore: 'kop 2' }])
    expect(pages[0]?.outline.map(({ state }) => state)).toEqual(['same', 'removed', 'added'])
  })

  it('tells what changed around every page once', () => {
    const page = (word: string) =>
      `<!doctype html><html><head></head><body><nav>${word}</nav><main><p>Tekst</p></main></body></html>`
    const side = (word: string) => siteOf({ '/a': page(word), '/b': page(word) })
    const { pages, everywhere } = compareSites(side('Menu'), side('Kaart'), nothingAsked)
    expect(pages).toEqual([])
    expect(everywhere).toMatchObject([{ pages: ['/a', '/b'], change: { words: { added: 1, removed: 1 } } }])
  })

  it('tells once what changed in the same way on many pages', () => {
    const side = (word: string) =>
      siteOf(Object.fromEntries(['/a', '/b', '/c', '/d'].map((path) => [path, `<h1>${path}</h1><p>${word}</p>`])))
    const { pages, everywhere } = compareSites(side('Bel ons'), side('Mail ons'), nothingAsked)
    expect([pages.length, everywhere.length]).toEqual([0, 1])
  })

  it('takes a page at another address for the same page', () => {
    const { pages } = compareSites(siteOf({ '/rug': rug }), siteOf({ '/rugpijn': rug }), nothingAsked)
    expect(pages).toMatchObject([{ path: '/rugpijn', from: '/rug', state: 'moved', words: { added: 0, removed: 0 } }])
  })

  it('compares what search engines read, and names together what changed alike', () => {
    const head = (title: string) =>
      `<!doctype html><html><head><title>${title} | Praktijk</title><meta property="og:title" content="${title}"></head><body><main></main></body></html>`
    expect(reviewOf(head('Oude titel'), head('Nieuwe titel')).pages[0]?.head).toMatchObject([
      { names: ['title', 'og:title'] },
    ])
    const data = (name: string) =>
      `<p>a</p><script type="application/ld+json">{"@graph":[{"@type":"Person","name":"${name}"}]}</script>`
    expect(reviewOf(data('An'), data('Ans')).pages[0]?.data).toMatchObject([{ names: ['Person › name'] }])
  })

  it('scores how well a paragraph reads before and after', () => {
    const long = 'De behandelmogelijkheden bij aanhoudende problematiek worden multidisciplinair geëvalueerd.'
    const change = reviewOf(
      '<p>Blijf wat u doet. Loop elke dag een stukje, want dat helpt.</p>',
      `<p>Blijf wat u doet. ${long}</p>`,
    ).pages[0]?.changes[0]
    expect(change?.reading?.before).toBeGreaterThan(change?.reading?.after ?? 100)
  })
})
