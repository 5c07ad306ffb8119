import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { headingWords } from './headingWords.ts'

it.each(['## ???', '##', '## …', '### [](/a)'])('a heading has words, unlike: %s', (text) => {
  expect(saidOf(headingWords, `Tekst.\n\n${text}`)).toEqual([
    '3:1 Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.',
  ])
})
it.each(['## Kop', '## {telefoon}', '## 3', '## **é**?', '## `a`', '## ![Een rug](hero)'])('%s has', (text) => {
  expect(saidOf(headingWords, text)).toEqual([])
})
