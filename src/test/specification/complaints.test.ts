// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { attr, find, wordsOf } from '../html.ts'
import { expectWords, headings, hrefsIn, linksIn, mainOf, regionPaths } from './words.ts'

describe('/pijnklachten', () => {
  const main = mainOf('/pijnklachten')

  it('has its verbatim heading and button (specification, "Pain-complaints overview")', () => {
    expect(headings('/pijnklachten', 1)).toEqual(['Pijnklachten Behandeling Enschede & Glanerbrug'])
    expect(linksIn(main)).toContainEqual({ text: 'Maak direct een afspraak', href: '/contact' })
  })
  it('has eight cards, each with text, picture, fallback and link', () => {
    const cards = find(main, 'li').filter((item) => find(item, 'h3').length === 1 && find(item, 'img').length === 1)
    expect(cards.map((card) => find(card, 'h3').map(wordsOf).join())).toEqual([
      'Rugpijn',
      'Nekklachten',
      'Schouderklachten',
      'Knieklachten',
      'Heupklachten',
      'Enkelklachten',
      'Elleboogklachten',
      'Handklachten',
    ])
    expect(cards.map(hrefsIn)).toEqual(regionPaths.map((path) => [path]))
    for (const card of cards) {
      expect(wordsOf(card)).toContain('Meer informatie')
      expect(attr(find(card, 'img')[0] ?? card, 'data-fallback-alt')).toBe('Fysiotherapie behandeling Enschede')
    }
  })
  it('has the three bullets and both closing buttons', () => {
    expectWords(
      '/pijnklachten',
      'persoonlijk behandelplan',
      'combinatie van handmatige technieken en oefentherapie',
      'preventie',
      'wat u zelf kunt doen',
    )
    expect(linksIn(main)).toEqual(
      expect.arrayContaining([
        { text: 'Maak een afspraak', href: '/contact' },
        { text: 'Neem contact op', href: '/contact' },
      ]),
    )
  })
})

describe('the complaint pages', () => {
  // The subject of each block is promised, not the words of its heading.
  const operation = /operatie/i
  it.each([
    ['rug', /contact/i],
    ['nek', /symptomen/i],
    ['schouder', /hulp/i],
    ['knie', operation],
    ['heup', operation],
    ['enkel', /herhal|\bvoorkomen\b/i],
    ['elleboog', /ergonomi/i],
    ['hand', operation],
  ])('%s has its three blocks, the third about %s', (region, third) => {
    const parts = headings(`/pijnklachten/${region}`, 2)
    const places = [/oorza|veelvoorkomend/i, /behandel/i, third].map((subject) =>
      parts.findIndex((part) => subject.test(part)),
    )
    expect(places[0], parts.join(' | ')).toBeGreaterThanOrEqual(0)
    expect(new Set(places).size).toBe(3)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
  it.each(regionPaths)('%s has a summary, and says when to call', (path) => {
    expectWords(path, 'In het kort', 'Bel direct uw huisarts', '112')
  })
})
