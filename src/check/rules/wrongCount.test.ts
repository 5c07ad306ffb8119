import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { language } from './language.ts'
import { wrongCount } from './wrongCount.ts'

it.each([
  'We hebben drie praktijken, in Enschede en in Glanerbrug.',
  'Sinds kort hebben wij ook drie locaties.',
  'Bij ons vindt u drie locaties.',
  'Onze 3 vestigingen zijn open.',
  'U kunt terecht op drie locaties.',
  'Kies uit drie locaties.',
  'Een praktijk met één team en drie locaties.',
  'Eén team op drie locaties.',
  '## Drie locaties',
  '## Drie praktijken, één team',
  '## Eén team, drie praktijken',
])('a count of what the practice has is a mistake: %s', (text) => {
  expect(saidOf(wrongCount, text)).toEqual([expect.stringMatching(/de site heeft er twee\. Verander het getal, of/)])
})

it.each([
  'De pijn zit vaak op drie locaties.',
  'Er zijn vijf praktijken in de regio.',
  'We werken samen met vijf praktijken in de regio.',
  'Drie locaties van pijn komen veel voor.',
  '## Drie locaties waar het pijn kan doen',
])('a count that may be of something else is a warning that a writer can silence: %s', (text) => {
  expect(saidOf(wrongCount, text)).toEqual([])
  expect(saidOf(language, text)).toEqual([expect.stringContaining('Laat het anders staan.')])
  expect(saidOf(language, `<!-- taal: een andere telling -->\n\n${text}`)).toEqual([])
})

it('a right count is right, whatever it counts', () => {
  expect([wrongCount, language].flatMap((rule) => saidOf(rule, 'We hebben twee locaties.'))).toEqual([])
})
