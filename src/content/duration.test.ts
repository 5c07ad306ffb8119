import { expect, it } from 'vitest'
import { firstSentence, readDuration } from './duration.ts'

it.each([
  ['6 tot 12 weken', 84, 84],
  ['Eén tot drie jaar.', 1095, 1095],
  ['één à twee dagen', 2, 2],
  ['Een half uur tot enkele dagen, soms een week.', 2, 7],
  ['Meestal anderhalf jaar', 548, 548],
  ['Bij de helft binnen drie maanden.', 91, 91],
  ['Bij de helft binnen drie maanden, bij anderen langer.', 91, 146],
  ['2,5 week', 18, 18],
  ['Weken tot maanden', 91, 274],
  ['Enkele maanden', 91, 274],
  ['Enkele weken, zelden maanden', 14, 274],
  ['Soms maanden', 91, 274],
  ['Vaak zes weken, soms langer dan een jaar.', 42, 584],
  ['Zes weken of langer', 42, 67],
  ['Niet langer dan zes weken', 42, 42],
  ['Drie op de vier binnen twaalf\u00A0weken.', 84, 84],
  ['jaren', 730, 1460],
  ['Blijft vaak 6 weken pijnlijk.', 42, 42],
  ['Drie tot zes maanden, zelden blijvend.', 182, 182],
])('"%s" often takes %d days, and %d at most', (sentence, often, latest) => {
  const read = readDuration(sentence)
  if (read === undefined || read === 'stays') throw new Error(`${sentence}: ${String(read)}`)
  expect([read.often, read.latest].map(Math.round)).toEqual([often, latest])
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
