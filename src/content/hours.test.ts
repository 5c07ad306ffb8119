import { describe, expect, it } from 'vitest'
import {
  dayName,
  days,
  formatInterval,
  groupDays,
  hoursAround,
  hoursSentence,
  hoursSummary,
  mergeWeeks,
  weekdaySentence,
  weekendSentences,
} from './hours.ts'
import type { Day, Week } from './hours.ts'

const closed = Object.fromEntries(days.map((day) => [day, null])) as Week
const on = (hours: Partial<Record<Day, string>>): Week =>
  Object.fromEntries(
    days.map((day) => {
      const [opens = '', closes = ''] = (hours[day] ?? '').split('-')
      return [day, hours[day] === undefined ? null : { opens, closes }]
    }),
  ) as Week

/** The hours of the practice. */
const practice = on({
  maandag: '08:00-18:00',
  dinsdag: '08:00-20:00',
  woensdag: '08:00-18:00',
  donderdag: '08:00-18:00',
  vrijdag: '08:00-17:00',
  zaterdag: '08:00-12:00',
})

describe('what pages say of the hours', () => {
  it('the hero says Monday to Saturday with the earliest opening and the latest closing', () => {
    expect(hoursSummary(practice)).toEqual({ days: 'Maandag t/m zaterdag', times: '08:00–20:00' })
  })
  it('contact and about spell out the exceptions, then Saturday', () => {
    expect(hoursSentence(practice)).toBe(
      'Maandag t/m vrijdag 08:00–18:00 (dinsdag tot 20:00, vrijdag tot 17:00), zaterdag 08:00–12:00',
    )
  })
  it('gives the parts of that sentence apart', () => {
    expect(weekdaySentence(practice)).toBe('maandag t/m vrijdag 08:00–18:00 (dinsdag tot 20:00, vrijdag tot 17:00)')
    expect(weekendSentences(practice)).toEqual(['zaterdag 08:00–12:00'])
  })
  it('groups equal days for the table of a location', () => {
    expect(
      groupDays(practice).map(({ days: names, hours }) => [
        names.map(dayName).join(', '),
        hours && formatInterval(hours),
      ]),
    ).toEqual([
      ['Maandag, Woensdag, Donderdag', '08:00–18:00'],
      ['Dinsdag', '08:00–20:00'],
      ['Vrijdag', '08:00–17:00'],
      ['Zaterdag', '08:00–12:00'],
      ['Zondag', null],
    ])
  })
})

describe('other weeks', () => {
  const weekdays = { maandag: '09:00-17:00', dinsdag: '09:00-17:00', donderdag: '09:00-17:00', vrijdag: '09:00-17:00' }

  it('a week of equal days has no exceptions', () => {
    expect(hoursSentence(on({ ...weekdays, woensdag: '09:00-17:00' }))).toBe('Maandag t/m vrijdag 09:00–17:00')
  })
  it('names a closed working day', () => {
    expect(hoursSentence(on(weekdays))).toBe('Maandag t/m vrijdag 09:00–17:00 (woensdag gesloten)')
  })
  it('names a later opening, and both times when both differ', () => {
    expect(hoursSentence(on({ ...weekdays, woensdag: '12:00-17:00' }))).toContain('(woensdag vanaf 12:00)')
    expect(hoursSentence(on({ ...weekdays, woensdag: '12:00-21:00' }))).toContain('(woensdag 12:00–21:00)')
  })
  it('names both days of the weekend', () => {
    expect(weekendSentences(on({ zaterdag: '09:00-12:00', zondag: '10:00-11:00' }))).toEqual([
      'zaterdag 09:00–12:00',
      'zondag 10:00–11:00',
    ])
  })
  it('lists the days of a summary when there is a closed day between them', () => {
    expect(hoursSummary(on(weekdays))).toEqual({ days: 'Maandag, dinsdag, donderdag en vrijdag', times: '09:00–17:00' })
  })
  it('one open day is named by itself', () => {
    const week = on({ dinsdag: '08:30-12:00' })
    expect(hoursSummary(week)).toEqual({ days: 'Dinsdag', times: '08:30–12:00' })
    expect(hoursSentence(week)).toBe('Dinsdag 08:30–12:00')
  })
  it('two open working days are named, instead of the three closed ones', () => {
    const week = on({ dinsdag: '08:30-12:00', donderdag: '13:00-17:00', zaterdag: '09:00-10:00' })
    expect(hoursSentence(week)).toBe('Dinsdag 08:30–12:00, donderdag 13:00–17:00, zaterdag 09:00–10:00')
  })
  it('only the weekend', () => {
    expect(hoursSentence(on({ zaterdag: '09:00-12:00' }))).toBe('Zaterdag 09:00–12:00')
  })
  it('never open is a word, not an empty text', () => {
    expect(hoursSummary(closed)).toEqual({ days: 'Gesloten', times: '' })
    expect(hoursSentence(closed)).toBe('Gesloten')
    expect(groupDays(closed)).toEqual([{ days: [...days], hours: null }])
  })
})

describe('weeks that differ per location', () => {
  const [here, there] = [
    on({ maandag: '08:00-17:00', woensdag: '10:00-12:00' }),
    on({ maandag: '09:00-20:00', dinsdag: '08:00-12:00' }),
  ]

  it('a day is open when one address is, from the earliest opening to the latest closing', () => {
    expect(mergeWeeks([here, there])).toEqual(
      on({ maandag: '08:00-20:00', dinsdag: '08:00-12:00', woensdag: '10:00-12:00' }),
    )
  })
  it('does not depend on the order', () => {
    expect(mergeWeeks([there, here])).toEqual(mergeWeeks([here, there]))
  })
  it('leaves one week as it is', () => {
    expect(mergeWeeks([practice])).toEqual(practice)
    expect(mergeWeeks([closed, closed])).toEqual(closed)
  })
})

it.each([
  [[practice], [8, 20]],
  [
    [on({ maandag: '07:30-17:00' }), on({ dinsdag: '13:00-21:30' })],
    [6, 22],
  ],
  [[on({ maandag: '09:00-11:00' })], [8, 12]],
  [[closed], undefined],
])('the hours around opening hours are even', (weeks, around) => {
  expect(hoursAround(weeks)).toEqual(around)
})
