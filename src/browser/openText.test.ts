import { describe, expect, it } from 'vitest'
import { openText, weekdayOf } from './openText.ts'

/** Monday to Sunday: the hours of the practice. */
const week = ['08:00-18:00', '08:00-20:00', '08:00-18:00', '08:00-18:00', '08:00-17:00', '08:00-12:00', '']
const words = [
  'Vandaag open tot {tijd}',
  'Vandaag open vanaf {tijd}',
  'Gesloten, morgen open vanaf {tijd}',
  'Gesloten, {dag} open vanaf {tijd}',
  'Nu gesloten',
]
const tomorrow = 'Gesloten, morgen open vanaf 08:00'
const monday = 'Gesloten, maandag open vanaf 08:00'
const at = (now: string, exceptions: Record<string, string> = {}) => openText([week, exceptions], words, now)

describe('an ordinary week (16 November 2026 is a Monday)', () => {
  it.each([
    ['2026-11-16T07:59:59', 'Vandaag open vanaf 08:00', false],
    ['2026-11-16T08:00:00', 'Vandaag open tot 18:00', true],
    ['2026-11-16T17:59:59', 'Vandaag open tot 18:00', true],
    ['2026-11-16T18:00:00', tomorrow, false],
    ['2026-11-17T19:30:00', 'Vandaag open tot 20:00', true],
    ['2026-11-18T18:30:00', tomorrow, false],
    ['2026-11-20T17:00:00', tomorrow, false],
    ['2026-11-21T11:59:00', 'Vandaag open tot 12:00', true],
    ['2026-11-21T12:00:00', monday, false],
    ['2026-11-22T10:00:00', tomorrow, false],
    ['2026-11-16T00:00:00', 'Vandaag open vanaf 08:00', false],
    ['2026-11-16T23:59:59', tomorrow, false],
  ])('%s: %s', (now, text, isOpen) => {
    expect(at(now)).toMatchObject({ text, isOpen })
  })
  it('counts the days from Monday, over the ends of weeks, months and years', () => {
    const dates = ['2026-11-16', '2026-11-21', '2026-11-22', '2026-11-23', '2026-12-31', '2027-01-01', '2028-02-29']
    expect(dates.map((date) => weekdayOf(new Date(`${date}T10:00:00Z`)))).toEqual([0, 5, 6, 0, 3, 4, 1])
  })
})

describe('a day with other hours', () => {
  it('can be closed on a working day', () => {
    expect(at('2026-12-25T10:00:00', { '2026-12-25': '' })).toEqual({ text: tomorrow, isOpen: false })
  })
  it('can be shorter', () => {
    const exceptions = { '2026-12-24': '10:00-15:00' }
    expect(at('2026-12-24T09:00:00', exceptions).text).toBe('Vandaag open vanaf 10:00')
    expect(at('2026-12-24T14:00:00', exceptions).text).toBe('Vandaag open tot 15:00')
    expect(at('2026-12-24T15:00:00', exceptions).text).toBe(tomorrow)
  })
  it('can open a Sunday', () => {
    expect(at('2026-11-22T10:00:00', { '2026-11-22': '09:00-12:00' })).toMatchObject({ isOpen: true })
  })
  it('counts when it says when the practice opens again', () => {
    const holidays = { '2026-12-25': '', '2026-12-26': '', '2026-12-28': '10:00-12:00' }
    expect(at('2026-12-24T18:00:00', holidays).text).toBe('Gesloten, maandag open vanaf 10:00')
  })
  it('says nothing about other days', () => {
    expect(at('2026-12-23T10:00:00', { '2026-12-24': '' }).isOpen).toBe(true)
  })
})

it('without hours is closed', () => {
  expect(openText([[], {}], words, '2026-11-16T10:00:00')).toMatchObject({ text: 'Nu gesloten', isOpen: false })
})
