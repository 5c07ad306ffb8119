import { describe, expect, it } from 'vitest'
import { anchorOf, indexOf, isFoundBy, openSearch, openSearchInParts, queryOf, withAnchor } from './engine.ts'
import type { SearchFile, SearchText } from './engine.ts'
import { nearestWords } from './nearest.ts'
import { termsOf, wordsIn } from './terms.ts'

const texts: Record<string, SearchText> = {
  '/rug': { title: 'Rugpijn', words: 'spit\nischias', headings: 'Oefeningen voor uw rug', text: 'U bukt en tilt.' },
  '/knie': { title: 'Knieklachten', words: 'meniscus', headings: 'Na een operatie', text: 'Uw knieën dragen u.' },
  '/zolen': { title: 'Podotherapie', words: 'steunzolen\neelt', headings: 'Wennen', text: 'Ook bij rugpijn.' },
}
const file: SearchFile = {
  pages: Object.entries(texts).map(([path, { title }]) => [path, title, 'Klacht', '', '', [], []]),
  index: indexOf(Object.values(texts)),
}
const find = openSearch(file)
const found = (query: string) => find(query).map(({ page: [path] }) => path)

describe('what somebody types finds', () => {
  it.each([
    ['spit', ['/rug']],
    ['SPIT!', ['/rug']],
    ['rugpijn', ['/rug', '/zolen']],
    ['knie', ['/knie']],
    ['mijn knieen', ['/knie']],
    ['kniepijn', ['/knie', '/rug', '/zolen']],
    ['menis', ['/knie']],
    ['meniskus', ['/knie']],
    ['steunzooltjes', ['/zolen']],
    ['eeltknobbel', ['/zolen']],
    ['podotherapiegebouw', ['/zolen']],
    ['meniscectomie', ['/knie']],
    ['tilt', ['/rug']],
    // The beginning of a word; a long word with one wrong letter.
    ['ru', ['/rug', '/zolen']],
    ['oschias', ['/rug']],
  ])('%s', (query, paths) => {
    expect(found(query)).toEqual(paths)
  })
  it.each(['', '  ', 'de het een', 'xylofoon', '<img src=x>', 's', 'spot'])('nothing: %j', (query) => {
    expect(found(query)).toEqual([])
  })
  it.each([
    ['of three letters', 'spiegel'],
    ['that stands in the text alone', 'tiltafel'],
    ['that is only near', 'spotgoedkoop'],
  ])('nothing by a beginning %s: %s', (_, query) => {
    expect(found(query)).toEqual([])
  })
})

it('a file that is opened in parts finds the same', async () => {
  const inParts = await openSearchInParts(file)
  for (const query of ['spit', 'rugpijn', 'ru', 'steunzooltjes']) expect(inParts(query)).toEqual(find(query))
})

it('of what is typed, the spaces around it and what is longer than a question are left out', () => {
  expect([queryOf('  spit '), queryOf('a'.repeat(1000)).length]).toEqual(['spit', 100])
})

describe('a word is found by', () => {
  it.each([
    ['knieën', ['knie']],
    ['kniepijn', ['kniepijn', 'knie', 'pijn']],
    ['schouderklachten', ['schouderklacht', 'schouder', 'klacht']],
    ['Voedings\u00ADadvies', ['voedingsadvies']],
    ['de', []],
  ])('%s: %j', (word, terms) => {
    expect(wordsIn(word).flatMap(termsOf)).toEqual(terms)
  })
  it('the stems of what was found, to be marked', () => {
    expect(['Zolen', 'zool', 'zool\u00ADtje', 'massage'].map((word) => isFoundBy(word, termsOf('zolen')))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isFoundBy('Kniepijn', termsOf('knie'))).toBe(true)
  })
})

it.each([
  ['Wat u zelf kunt doen', 'wat-u-zelf-kunt-doen', 'Wat u zelf kunt doen'],
  ['Moet er een foto komen?', 'moet-er-een-foto-komen', 'Moet er een foto komen?'],
  ['Tegen de pijn', 'tegen-de-pijn-1', 'Tegen de pijn#tegen-de-pijn-1'],
  ['Wat is oefening #1?', 'wat-is-oefening-1', 'Wat is oefening #1?#wat-is-oefening-1'],
])('a heading keeps its id where that does not follow: %s', (text, id, kept) => {
  expect(withAnchor(text, id)).toBe(kept)
  expect(anchorOf(kept)).toEqual({ text, id })
})

it('what was meant looks like what was typed, each word once', () => {
  const words = ['Hoofdpijn', 'Hoofdpijn', 'Heuppijn', 'Spit'].map((text) => ({ text }))
  expect(nearestWords('hoefpijn', words).map(({ text }) => text)).toEqual(['Hoofdpijn', 'Heuppijn'])
  expect(nearestWords('zeehond', words)).toEqual([])
})
