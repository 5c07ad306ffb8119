import { expect, it } from 'vitest'
import { saidOf, smallSite } from '../../test/tryRule.ts'
import { otherHours } from './otherHours.ts'

const known = {
  ...smallSite,
  hoursOn: (day: string) =>
    day === 'zondag'
      ? []
      : day === 'zaterdag'
        ? [{ opens: '08:00', closes: '12:00' }]
        : [{ opens: '08:00', closes: '18:00' }],
}
const said = (text: string) => saidOf(otherHours, text, known)

it.each([
  [
    'We zijn op zaterdag open tot 14:00.',
    '1:26 In praktijk.yaml staat bij zaterdag: 08:00–12:00. Klopt "tot 14:00"? Schrijf {uren-zaterdag}, dan blijft het kloppen.',
  ],
  [
    'Welkom. Onze praktijk is op maandag geopend vanaf 7 uur.',
    '1:45 In praktijk.yaml staat bij maandag: 08:00–18:00. Klopt "vanaf 7 uur"? Schrijf {uren-week}, dan blijft het kloppen.',
  ],
  [
    'Wij zijn zondags open tot 12:00.',
    '1:23 In praktijk.yaml staat bij zondag: gesloten. Klopt "tot 12:00"? Schrijf {uren}, dan blijft het kloppen.',
  ],
])('a time that no location has on that day: %s', (text, expected) => {
  expect(said(text)).toEqual([expected])
})
it.each([
  'We zijn op zaterdag open tot 12:00.',
  'We zijn op maandag open vanaf 8 uur.',
  'We zijn op maandag open tot 6 uur.',
  'De sportschool is op zaterdag open tot 14:00.',
  'We zijn op zaterdag 19 december open tot 14:00.',
  'We zijn op zaterdag open van 09:00 tot 14:00.',
  'We zijn op vrijdag en zaterdag open tot 14:00.',
  'We zijn deze zaterdag open tot 14:00.',
  'We zijn open voor vragen.',
])('nothing is said of: %s', (text) => {
  expect(said(text)).toEqual([])
})
it('nor while the facts cannot be read', () => {
  expect(saidOf(otherHours, 'We zijn op zaterdag open tot 14:00.', { ...smallSite, hoursOn: () => undefined })).toEqual(
    [],
  )
})
