import { describe, expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { headingId, headingJump, headingLevel, headingWords, noMainHeading, oldHeadings } from './headings.ts'

const taken = (place: string, id: string) =>
  `${place} Een ander deel van deze pagina heet ook al "#${id}". Geef deze kop andere woorden.`

describe('a heading', () => {
  it('does not take the id of what a block on its page makes', () => {
    expect(saidOf(headingId, '<LocatiesUitgebreid />\n\n## Enschede')).toEqual([taken('3:1', 'enschede')])
    expect(saidOf(headingId, '## In de buurt\n\n<LokaleTekst />')).toEqual([taken('1:1', 'in-de-buurt')])
    expect(saidOf(headingId, '## Enschede')).toEqual([])
  })
  it('does not take the id of the menu', () => {
    expect(saidOf(headingId, '## Hoofdmenu')).toEqual([taken('1:1', 'hoofdmenu')])
  })
  it.each(['Menu', 'Klachten', 'Inhoud'])('may be %s', (heading) => {
    expect(saidOf(headingId, `## ${heading}`)).toEqual([])
  })
})

const page = (jump: string) => pageWith({ jump: `jump: ${jump}` }, '## Zo werkt huren\n\n### Ophalen\n\n## Voorwaarden')

it('a button leads to a heading of its own page', () => {
  expect(saidOf(headingJump, page('Zo werkt huren'))).toEqual([])
  expect(saidOf(headingJump, page('Zo werkt hurn'))).toEqual([
    '8:7 jump: "Zo werkt hurn" is geen kop (##) van deze pagina. Bedoelt u Zo werkt huren?',
  ])
  expect(saidOf(headingJump, page('Ophalen'))).toEqual([
    '8:7 jump: "Ophalen" is geen kop (##) van deze pagina. Kies uit: Zo werkt huren, Voorwaarden.',
  ])
})
it('a page without such a button', () => {
  expect(saidOf(headingJump, pageWith({}))).toEqual([])
})

const instead = (right: string, wrong: string) =>
  `Hier is een niveau overgeslagen. Begin deze kop met ${right} in plaats van ${wrong}.`

it.each([
  ['### a', `1:1 ${instead('##', '###')}`],
  ['## a\n\n#### b', `3:1 ${instead('###', '####')}`],
  ['## a\n\n### b\n\n## c\n\n#### d', `7:1 ${instead('###', '####')}`],
  ['<Vragen>\n\n### a\n\n### b\n\n</Vragen>', `3:1 ${instead('##', '###')}`],
  ['#### a\n\n##### b', `1:1 ${instead('##', '####')}`],
])('a level is left out: %j', (text, expected) => {
  expect(saidOf(headingLevel, text)).toEqual([expected])
})
it.each(['', '## a\n\n## b', '## a\n\n### b\n\n#### c\n\n## d\n\n### e', '# a\n\n## b'])(
  'none is left out: %j',
  (text) => {
    expect(saidOf(headingLevel, text)).toEqual([])
  },
)

it.each(['## ???', '##', '## …', '### [](/a)'])('a heading has words, unlike: %s', (text) => {
  expect(saidOf(headingWords, `Tekst.\n\n${text}`)).toEqual([
    '3:1 Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.',
  ])
})
it.each(['## Kop', '## {telefoon}', '## 3', '## **é**?', '## `a`', '## ![Een rug](hero)'])('%s has', (text) => {
  expect(saidOf(headingWords, text)).toEqual([])
})

it.each(['# Massage', 'Massage\n=======', '# a\n\n## b'])('the text has no title: %j', (text) => {
  expect(saidOf(noMainHeading, `Tekst.\n\n${text}`)).toEqual([
    '3:1 Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.',
  ])
})
it('other headings it may have', () => {
  expect(saidOf(noMainHeading, '## a\n\n### b')).toEqual([])
})

const said = (line: string) => saidOf(oldHeadings, pageWith({ 'oude-koppen': line }, '## Nieuwe kop\n\n## Kosten'))

it('leads to a heading of the page', () => {
  expect(said('oude-koppen: { oude-kop: nieuwe-kop, nog-ouder: nieuwe-kop }')).toEqual([])
  expect(said('oude-koppen: { oude-kop: nieuwe-kopp }')).toEqual([
    '8:26 oude-koppen: deze pagina heeft geen kop "nieuwe-kopp". Bedoelt u nieuwe-kop?',
  ])
})
it('is not the name of a part that the page has', () => {
  expect(said('oude-koppen: { kosten: nieuwe-kop }')).toEqual([
    '8:24 oude-koppen: de kop "kosten" staat op deze pagina. Haal deze regel weg.',
  ])
  expect(said('oude-koppen: { hoofdinhoud: nieuwe-kop }')).toEqual([expect.stringContaining('staat op deze pagina')])
})
it('is one word, as an anchor is', () => {
  expect(said('oude-koppen: { Oude kop: nieuwe-kop }')).toEqual([
    '8:26 oude-koppen: "Oude kop" kan geen naam van een kop zijn. Schrijf hem met streepjes.',
  ])
})
