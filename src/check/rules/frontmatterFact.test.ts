import { expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { frontmatterFact } from './frontmatterFact.ts'

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
