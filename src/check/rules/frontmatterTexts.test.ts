import { expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { frontmatterTexts } from './frontmatterTexts.ts'

const loose = 'Een accolade staat hier los. Schrijf een feit als {telefoon}.'
it.each([
  [
    'lead: Bel {telefon} of {emial}.',
    [
      '6:7 Het feit {telefon} kennen we niet. Bedoelt u {telefoon}?',
      '6:7 Het feit {emial} kennen we niet. Bedoelt u {email}?',
    ],
  ],
  ['lead: Bel {telefoon direct', ['6:7 Een accolade staat hier los. Bedoelt u {telefoon}?']],
  ['lead: Bel {naam} op telefon} direct', ['6:7 Een accolade staat hier los. Bedoelt u {telefoon}?']],
  ['lead: Bel ons } direct', [`6:7 ${loose}`]],
  ['lead: Bel {telefoon} direct of {email}.', []],
  ['lead: ""', []],
])('a fact in frontmatter exists: %s', (lead, expected) => {
  expect(saidOf(frontmatterTexts, pageWith({ lead }))).toEqual(expected)
})
it('is found inside blocks and lists', () => {
  const closing = 'closing: { heading: Kop, text: "{telefon}" }'
  expect(saidOf(frontmatterTexts, pageWith({ closing, keywords: 'keywords: [a, "{"]' })).toSorted()).toEqual([
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
  expect(saidOf(frontmatterTexts, aids('/massag'))).toEqual([
    expect.stringContaining('De pagina "/massag" bestaat niet. Bedoelt u /massage?'),
  ])
  expect(saidOf(frontmatterTexts, aids('/massage#nergens'))).toEqual([
    expect.stringContaining('De pagina /massage heeft geen kop "#nergens".'),
  ])
})
it('a page that does', () => {
  expect(saidOf(frontmatterTexts, aids('/massage#kop'))).toEqual([])
})

const product = (picture: string) =>
  `products:\n  - { id: a, name: hero, price: 1, text: t, picture: hero }\n  - { id: b, name: assage, price: 1, text: t, picture: ${picture} }`

it('a picture that frontmatter names exists, also in a list, and is found where it stands', () => {
  expect(saidOf(frontmatterTexts, pageWith({ lead: 'lead: heroo', picture: 'picture: heroo' }))).toEqual([
    '8:10 Het beeld "heroo" staat niet in content/_beelden. Bedoelt u hero?',
  ])
  expect(saidOf(frontmatterTexts, pageWith({ products: product('assage') }))).toEqual([
    '10:56 Het beeld "assage" staat niet in content/_beelden. Zet het daar neer, of kies een ander.',
  ])
})
it('a picture that does, and frontmatter that cannot be read', () => {
  expect(saidOf(frontmatterTexts, pageWith({ products: product('pijn-rug') }))).toEqual([])
  expect(saidOf(frontmatterTexts, pageWith({ picture: 'picture: heroo', lead: 'lead: ""' }))).toEqual([])
})
it('a picture that frontmatter names is described', () => {
  expect(saidOf(frontmatterTexts, pageWith({ picture: 'picture: stil' }))).toEqual([
    expect.stringContaining('8:10 Het beeld "stil" heeft geen beschrijving.'),
  ])
})
