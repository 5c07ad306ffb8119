import { expect, it } from 'vitest'
import { firstSentence, readDuration } from './duration.ts'

it.each([
  ['6 tot 12 weken', 42, 84, 84],
  ['Eén tot drie jaar.', 365, 1095, 1095],
  ['één à twee dagen', 1, 2, 2],
  ['Een half uur tot enkele dagen, soms een week.', 0, 6, 7],
  ['Meestal anderhalf jaar', 0, 548, 548],
  ['Bij de helft binnen drie maanden.', 0, 91, 91],
  ['Bij de helft binnen drie maanden, bij anderen langer.', 0, 91, 146],
  ['2,5 week', 0, 18, 18],
  ['Weken tot maanden', 14, 274, 274],
  ['Enkele maanden', 91, 274, 274],
  ['Enkele weken, zelden maanden', 14, 42, 274],
  ['Soms maanden', 91, 274, 274],
  ['Vaak zes weken, soms langer dan een jaar.', 0, 42, 584],
  ['Zes weken of langer', 0, 42, 67],
  ['Niet langer dan zes weken', 0, 42, 42],
  ['Drie op de vier binnen twaalf\u00A0weken.', 0, 84, 84],
  ['jaren', 730, 1460, 1460],
  ['Blijft vaak 6 weken pijnlijk.', 0, 42, 42],
  ['Drie tot zes maanden, zelden blijvend.', 91, 182, 182],
])('"%s" is often over between %d and %d days, and after %d at most', (sentence, from, often, latest) => {
  const read = readDuration(sentence)
  if (read === undefined || read === 'stays') throw new Error(`${sentence}: ${String(read)}`)
  expect([read.from, read.often, read.latest].map(Math.round)).toEqual([from, often, latest])
})

it.each(['Blijft, maar de pijn wisselt.', 'Die gaat niet over.', 'blijvend'])('"%s" stays', (sentence) => {
  expect(readDuration(sentence)).toBe('stays')
})

it.each([
  '',
  'Dat verschilt.',
  'U bent voor dag en dauw weer fit.',
  'Na uw verjaardagen',
  'Per week',
  'Verblijft',
  '1.5 jaar',
])('"%s" names no time', (sentence) => {
  expect(readDuration(sentence)).toBeUndefined()
})

it.each([
  [' 6 weken. Soms 2,5 maand.', '6 weken.', 'Soms 2,5 maand.'],
  ['6 weken', '6 weken', ''],
  ['Hoelang? Kort!', 'Hoelang?', 'Kort!'],
  ['Ca. 6 weken. Soms langer.', 'Ca. 6 weken.', 'Soms langer.'],
  ['6 weken, max. 12 weken. Soms langer.', '6 weken, max. 12 weken.', 'Soms langer.'],
  ['Dat is een orca. Ja.', 'Dat is een orca.', 'Ja.'],
])('the first sentence of "%s"', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest })
})
