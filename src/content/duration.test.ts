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
  ['Zakt vaak al binnen enkele weken.', 0, 42, 42],
  ['Binnen één tot twee weken.', 0, 14, 14],
  ['2,5 week', 0, 18, 18],
  ['Weken tot maanden', 14, 274, 274],
  ['Enkele maanden', 91, 274, 274],
  ['Enkele weken, zelden maanden', 14, 42, 274],
  ['Soms maanden', 91, 274, 274],
  ['Vaak zes weken, soms langer dan een jaar.', 0, 42, 584],
  ['Enkele weken tot maanden, soms langer dan een half jaar', 14, 183, 292],
  ['Zes weken of langer', 42, 67, 108],
  ['Niet langer dan zes weken', 0, 42, 42],
  ['Drie op de vier binnen twaalf\u00A0weken.', 0, 84, 84],
  ['jaren', 730, 1460, 1460],
  ['Blijft vaak 6 weken pijnlijk.', 0, 42, 42],
  ['Drie tot zes maanden, zelden blijvend.', 91, 182, 182],
  ['Een week of drie.', 14, 28, 28],
  ['Zo’n weekje of drie, vier', 14, 28, 28],
  ['Een maand of twee.', 30, 91, 91],
  ['Een week of 6 tot 8', 42, 56, 56],
  ['Een dag of tien, soms een maand', 9, 11, 30],
  ['Een week of wat', 14, 42, 42],
  ['Een week of drie maanden', 7, 91, 91],
  ['Een week of drie tot vier maanden', 7, 122, 122],
  ['Een week of meer', 7, 11, 18],
  ['Vanaf 6 weken.', 42, 67, 108],
  ['Minstens zes weken', 42, 67, 108],
  ['Pas na zes weken, soms een jaar', 42, 67, 584],
  ['Langer dan een jaar', 365, 584, 934],
  ['Vanaf 6 weken tot 3 maanden', 42, 91, 91],
  ['Nooit langer dan zes weken', 0, 42, 42],
  ['zo’n zes weken', 0, 42, 42],
  ['anderhalve maand', 0, 46, 46],
  ['een half jaar', 0, 183, 183],
  ['een paar dagen tot een week', 2, 7, 7],
  ['een paar jaar', 730, 1460, 1460],
  ['ruim een jaar', 0, 365, 584],
  ['6 à 8 weken', 42, 56, 56],
  ['6 a 8 weken', 42, 56, 56],
  ['6 t/m 8 weken', 42, 56, 56],
  ['6 tot wel 12 weken', 42, 84, 84],
  ['Tussen de 6 en 12 weken', 42, 84, 84],
  ['Na 6 weken en een operatie', 0, 42, 42],
  ['Tussen een week en een maand', 7, 30, 30],
  ['hooguit twee weken', 0, 14, 14],
  ['Zestien weken', 0, 112, 112],
  ['Tweeëntwintig tot vierentwintig weken', 154, 168, 168],
  ['Twee en een half jaar', 0, 913, 913],
  ['Tweeënhalf jaar', 0, 913, 913],
  ['Zes volle weken', 0, 42, 42],
  ['Zes weken, in zeldzame gevallen een jaar', 0, 42, 365],
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
  '1.5 weken',
  '1½ weken',
  '6weken',
  '6+ weken',
  'zes (6) weken',
  'Twee tot drie keer zo lang',
  'Zes weken tot drie keer zo lang',
  'Om de twee weken',
  'Een jaar en drie maanden',
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
