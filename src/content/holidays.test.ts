import { describe, expect, it } from 'vitest'
import { example } from '../test/example.ts'
import { easter, holidaysOf, unsaidHolidays } from './holidays.ts'

it.each(['2000-04-23', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
  'Easter is on %s',
  (day) => {
    expect(easter(Number(day.slice(0, 4)))).toBe(day)
  },
)

describe('the holidays of a year', () => {
  it('follow Easter and the calendar', () => {
    expect(holidaysOf(2026).map(({ name, date }) => `${date} ${name}`)).toEqual([
      '2026-01-01 Nieuwjaarsdag',
      '2026-04-03 Goede Vrijdag',
      '2026-04-06 Tweede Paasdag',
      '2026-04-27 Koningsdag',
      '2026-05-05 Bevrijdingsdag',
      '2026-05-14 Hemelvaartsdag',
      '2026-05-25 Tweede Pinksterdag',
      '2026-12-25 Eerste Kerstdag',
      '2026-12-26 Tweede Kerstdag',
    ])
  })
  it('have the king celebrate before a Sunday', () => {
    expect(holidaysOf(2025)).toContainEqual({ name: 'Koningsdag', date: '2025-04-26' })
  })
})

describe('holidays that nobody spoke of', () => {
  const { locations } = example.facts
  const unsaid = (exceptions: Parameters<typeof unsaidHolidays>[0]['exceptions'], today = '2026-11-22') =>
    unsaidHolidays({ locations, exceptions }, today).map(({ date }) => date)
  const closed = { hours: null, reason: 'Kerst', location: undefined }

  it('are those of the coming 60 days, also in the next year', () => {
    expect(unsaid([])).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
    expect(unsaid([], '2026-06-01')).toEqual([])
  })
  it('are said by a line for that day or a period around it', () => {
    expect(unsaid([{ ...closed, from: '2026-12-24', until: '2027-01-02' }])).toEqual([])
    expect(unsaid([{ ...closed, from: '2026-12-25', until: '2026-12-25' }])).toEqual(['2026-12-26', '2027-01-01'])
  })
  it('are not said by a line for one of two locations', () => {
    const [here] = locations
    expect(unsaid([{ ...closed, location: here?.id, from: '2026-12-01', until: '2027-01-31' }])).toHaveLength(3)
  })
  it('on which nobody is open anyway need no line', () => {
    const shut = locations.map((location) => ({ ...location, hours: { ...location.hours, zaterdag: null } }))
    expect(unsaidHolidays({ locations: shut, exceptions: [] }, '2026-12-26').map(({ date }) => date)).toEqual([
      '2027-01-01',
    ])
  })
})
