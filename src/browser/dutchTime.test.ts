import { expect, it } from 'vitest'
import { dutchTime } from './dutchTime.ts'

const hour = 3_600_000
/** The same by the time zones that Node knows. */
const known = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

it('is the time that the time zone says, every hour around each change and on ordinary days', () => {
  for (let year = 2024; year <= 2040; year++) {
    const weeks = [Date.UTC(year, 2, 24), Date.UTC(year, 9, 24), Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)]
    for (const start of weeks) {
      for (let at = start; at < start + 9 * 24 * hour; at += hour / 2) {
        expect(dutchTime(new Date(at)).slice(0, 16)).toBe(known.format(at).replace(' ', 'T'))
      }
    }
  }
})
