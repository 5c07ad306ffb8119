import { describe, expect, it } from 'vitest'
import { resultsOf } from './answers.ts'
import { indexOf, openSearch } from './engine.ts'
import type { FoundPage } from './engine.ts'

const pages: FoundPage[] = [
  [
    '/rug',
    'Rugpijn',
    'Klacht',
    '',
    '',
    ['Oorzaken', 'Helpt een injectie?', 'Hoelang duurt het?'],
    ['Bruggetje#rug-brug'],
  ],
  [
    '/knie',
    'Knieklachten',
    'Klacht',
    '',
    '',
    ['Helpt een injectie in mijn knie?'],
    ['Been strekken#been', 'Tenen strekken#tenen', 'Knie strekken#knie-strekken', 'Bruggetje#brug'],
  ],
]
const find = openSearch({
  pages,
  index: indexOf(
    pages.map(([, title, , , , headings, exercises]) => ({
      title,
      words: '',
      headings: [...headings, ...exercises].join('\n'),
      text: '',
    })),
  ),
})
const found = (query: string) =>
  resultsOf(query, find(query), 12).map((result) =>
    'page' in result ? result.page.page[0] : `${result.answer.page[0]}#${result.answer.id}`,
  )

describe('what somebody types also finds questions and exercises', () => {
  it.each([
    [
      'of which all words are there, before their page',
      'injectie in knie',
      ['/knie#helpt-een-injectie-in-mijn-knie', '/knie'],
    ],
    ['of a page that is named, after it', 'injectie rug', ['/rug', '/rug#helpt-een-injectie']],
    ['of a page that is named by a part of a word', 'injectie rugklachten', ['/rug', '/rug#helpt-een-injectie']],
    ['with two words for how long', 'hoe lang duurt rugpijn', ['/rug', '/rug#hoelang-duurt-het']],
    ['by a name', 'knie strekken', ['/knie#oefening-knie-strekken', '/knie']],
    ['by what they are', 'oefeningen rug', ['/rug', '/rug#oefening-rug-brug']],
    ['by the beginning of a word', 'brugge', ['/rug', '/rug#oefening-rug-brug', '/knie', '/knie#oefening-brug']],
  ])('%s: %s', (_, query, rows) => {
    expect(found(query).slice(0, rows.length)).toEqual(rows)
  })
  it('with one word the page comes first, and no page has more than two of them', () => {
    expect(found('knie')).toEqual(['/knie', '/knie#helpt-een-injectie-in-mijn-knie', '/knie#oefening-knie-strekken'])
    expect(found('strekken')).toEqual(['/knie', '/knie#oefening-been', '/knie#oefening-tenen'])
  })
  it('by a part of a word, and by more than the name of their page or three letters', () => {
    expect(found('kniepijn')).toContain('/knie#oefening-knie-strekken')
    expect(found('rugpijn')).toEqual(['/rug'])
    expect(found('hel').toSorted()).toEqual(['/knie', '/rug'])
  })
  it('each once', () => {
    expect(found('knie strekken').filter((row) => row === '/knie#oefening-knie-strekken')).toHaveLength(1)
  })
  it('with the most of the words first', () => {
    expect(found('knie strekken').indexOf('/knie#oefening-knie-strekken')).toBe(0)
    expect(found('injectie knie strekken')).not.toContain('/knie#helpt-een-injectie-in-mijn-knie')
  })
  it('and no more than are wanted are looked for', () => {
    expect(resultsOf('knie', find('knie'), 2)).toHaveLength(2)
  })
  it('but no other headings', () => {
    expect(found('oorzaken')).toEqual(['/rug'])
  })
})
