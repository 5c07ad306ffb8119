import { expect, it } from 'vitest'
import { pageWith, saidOf, smallSite } from '../../test/tryRule.ts'
import { applyToText } from '../judge.ts'
import { knownOf } from '../known.ts'
import { readPage } from '../readPage.ts'
import {
  frontmatterBlock,
  frontmatterFact,
  frontmatterLink,
  frontmatterPicture,
  frontmatterTown,
} from './frontmatter.ts'

it.each(['', 'Tekst.', '---', ' ---\ntitle: x\n---'])('a page begins with frontmatter: not %j', (source) => {
  expect(saidOf(frontmatterBlock, source)).toEqual([
    '1:1 De pagina begint niet met een blok tussen twee regels met ---. Zet daar title, meta, kind, heading en lead in.',
  ])
})
it('a page that does, and a text that pages share', () => {
  expect(saidOf(frontmatterBlock, pageWith({}))).toEqual([])
  expect(saidOf(frontmatterBlock, '---\n---\n')).toEqual([])
  expect(applyToText([frontmatterBlock], readPage('content/_delen/lokale-tekst.mdx', 'Tekst.'), smallSite)).toEqual([])
})

const loose = 'Een accolade staat hier los. Schrijf een feit als {telefoon}.'
it.each([
  [
    'lead: Bel {telefon} of {emial}.',
    [
      '6:7 Het feit {telefon} kennen we niet. Bedoelt u {telefoon}?',
      '6:7 Het feit {emial} kennen we niet. Bedoelt u {email}?',
    ],
  ],
  ['lead: Bel {telefoon direct', [`6:7 ${loose}`]],
  ['lead: Bel telefoon} direct', [`6:7 ${loose}`]],
  ['lead: Bel {telefoon} direct of {email}.', []],
  ['lead: ""', []],
])('a fact in frontmatter exists: %s', (lead, expected) => {
  expect(saidOf(frontmatterFact, pageWith({ lead }))).toEqual(expected)
})
it('is found inside blocks and lists', () => {
  const closing = 'closing: { heading: Kop, text: "{telefon}" }'
  expect(saidOf(frontmatterFact, pageWith({ closing, keywords: 'keywords: [a, "{"]' })).toSorted()).toEqual([
    expect.stringMatching(/^7:32 Het feit \{telefon\}/),
    `8:15 ${loose}`,
  ])
})

const aids = (link: string) =>
  pageWith({
    kind: 'kind: dienst',
    aids: `picture: hero\norder: 9\ncard: { name: a, text: a }\naside: { question: a, text: a }\naids:\n  - { name: a, picture: hero, text: t, link: ${link} }`,
  })

it('a page that frontmatter leads to exists', () => {
  expect(saidOf(frontmatterLink, aids('/massag'))).toEqual([
    expect.stringContaining('De pagina "/massag" bestaat niet. Bedoelt u /massage?'),
  ])
  expect(saidOf(frontmatterLink, aids('/massage#nergens'))).toEqual([
    expect.stringContaining('De pagina /massage heeft geen kop "#nergens".'),
  ])
})
it('a page that does', () => {
  expect(saidOf(frontmatterLink, aids('/massage#kop'))).toEqual([])
})

const product = (picture: string) =>
  `products:\n  - { id: a, name: hero, price: 1, text: t, picture: hero }\n  - { id: b, name: assage, price: 1, text: t, picture: ${picture} }`

it('a picture that frontmatter names exists, also in a list, and is found where it stands', () => {
  expect(saidOf(frontmatterPicture, pageWith({ lead: 'lead: heroo', picture: 'picture: heroo' }))).toEqual([
    '8:10 Het beeld "heroo" staat niet in content/_beelden. Bedoelt u hero?',
  ])
  expect(saidOf(frontmatterPicture, pageWith({ products: product('assage') }))).toEqual([
    '10:56 Het beeld "assage" staat niet in content/_beelden. Zet het daar neer, of kies een ander.',
  ])
})
it('a picture that does, and frontmatter that cannot be read', () => {
  expect(saidOf(frontmatterPicture, pageWith({ products: product('pijn-rug') }))).toEqual([])
  expect(saidOf(frontmatterPicture, pageWith({ picture: 'picture: heroo', lead: 'lead: ""' }))).toEqual([])
})
it('a picture that frontmatter names is described', () => {
  expect(saidOf(frontmatterPicture, pageWith({ picture: 'picture: stil' }))).toEqual([
    expect.stringContaining('8:10 Het beeld "stil" heeft geen beschrijving.'),
  ])
})

it.each([
  ['enschde', 'Bedoelt u enschede?'],
  ['almelo', 'Kies uit: enschede, glanerbrug.'],
  ['twente', 'Kies uit: enschede, glanerbrug.'],
])('the town of a page is one of the facts, not %s', (city, hint) => {
  expect(saidOf(frontmatterTown, pageWith({ city: `city: ${city}` }))).toEqual([
    `8:7 city: "${city}" kennen we niet. ${hint}`,
  ])
})
it('a town that is, a page about no town, or frontmatter or facts that cannot be read', () => {
  expect(saidOf(frontmatterTown, pageWith({ city: 'city: glanerbrug' }))).toEqual([])
  expect(saidOf(frontmatterTown, pageWith({}))).toEqual([])
  expect(saidOf(frontmatterTown, pageWith({ lead: 'lead: a: b', city: 'city: almelo' }))).toEqual([])
  const nothing = knownOf({ pages: [], partials: [], files: [], pictures: [] })
  expect(saidOf(frontmatterTown, pageWith({ city: 'city: almelo' }), nothing)).toEqual([])
})
