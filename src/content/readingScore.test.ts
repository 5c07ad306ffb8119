import { expect, it } from 'vitest'
import { readingScore, syllablesOf } from './readingScore.ts'

it.each([
  ['rug', 1],
  ['knieën', 2],
  ['fysiotherapie', 6],
  ['eeuwige', 3],
  ['draaien', 2],
  ['bijzonder', 3],
  ['112', 1],
])('%s has %i syllables', (text, count) => {
  expect(syllablesOf(text)).toBe(count)
})

it('gives short sentences of short words a higher score', () => {
  const easy = 'Uw rug doet pijn. Blijf toch lopen. Dat helpt. Bel ons als het erger wordt.'
  const hard =
    'Fysiotherapeutische behandelmogelijkheden bij aanhoudende lumbosacrale klachten worden multidisciplinair geëvalueerd.'
  expect(readingScore(easy)).toBeGreaterThan(90)
  expect(readingScore(hard)).toBeLessThan(0)
})

it('follows the formula', () => {
  // Two sentences, eight words of one syllable each: 206.84 − 0.93 × 4 − 77 × 1.
  expect(readingScore('De rug doet pijn. Het been doet pijn.')).toBe(126)
})

it('says nothing of a few words', () => {
  expect(readingScore('Maak een afspraak')).toBeUndefined()
})
