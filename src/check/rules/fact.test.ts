import { expect, it } from 'vitest'
import { placeholderNames } from '../../content/placeholders.ts'
import { saidOf, smallSite } from '../../test/tryRule.ts'
import { fact } from './fact.ts'

const all = placeholderNames.map((name) => `{${name}}`).join(', ')
it.each([
  ['Bel {telefon}.', '1:5 Het feit {telefon} kennen we niet. Bedoelt u {telefoon}?'],
  ['Bel {lievelingskleur}.', `1:5 Het feit {lievelingskleur} kennen we niet. Kies uit: ${all}.`],
  ['Tekst\n\n{1 + 1}', `3:1 Het feit {1 + 1} kennen we niet. Kies uit: ${all}.`],
  [
    '{eigen-duo}',
    '1:1 Het feit {eigen-duo} staat niet bij "eigen" in praktijk.yaml. Zet het daar neer, als een prijs of een tekst: eigen-duo: 45',
  ],
  ['{}', `1:1 Het feit {} kennen we niet. Kies uit: ${all}.`],
])('is not known: %s', (text, expected) => {
  expect(saidOf(fact, text)).toEqual([expected])
})
it.each(['Bel {telefoon} of { email }.', '{uren}', '`{code}`', 'Een accolade \\{.'])('is known: %s', (text) => {
  expect(saidOf(fact, text)).toEqual([])
})
it('of the writer’s own is known once it is in the facts', () => {
  const known = { ...smallSite, ownFacts: () => ['eigen-duotraining'] }
  expect(saidOf(fact, 'Samen {eigen-duotraining}.', known)).toEqual([])
  expect(saidOf(fact, 'Samen {eigen-duotrainig}.', known)).toEqual([
    '1:7 Het feit {eigen-duotrainig} staat niet bij "eigen" in praktijk.yaml. Bedoelt u {eigen-duotraining}?',
  ])
})
