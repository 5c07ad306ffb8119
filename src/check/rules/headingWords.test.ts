import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { headingWords } from './headingWords.ts'

it.each(['## ???', '##', '## …', '### [](/a)'])('a heading has words, unlike: %s', (text) => {
  expect(saidOf(headingWords, `Tekst.\n\n${text}`)).toEqual([
    '3:1 Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.',
  ])
})
it.each(['## Kop', '## Bel {telefoon}', '## 3', '## **é**?', '## `a`', '## ![Een rug](hero) De rug'])(
  '%s has',
  (text) => {
    expect(saidOf(headingWords, text)).toEqual([])
  },
)
it.each([
  ['## {telefoon}', 'feit'],
  ['### {naam}, {plaats}!', 'feit'],
  ['## ![Een rug](hero)', 'beeld'],
])('and words of its own, unlike: %s', (text, what) => {
  expect(saidOf(headingWords, text)).toEqual([
    `1:1 Zet naast het ${what} ook gewone woorden in deze kop: daar komt het adres van de kop uit.`,
  ])
})
