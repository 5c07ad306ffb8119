import { describe, expect, it } from 'vitest'
import { isOn, soon } from './period.ts'

describe('a period', () => {
  const week = { from: '2026-07-20', until: '2026-07-26' }

  it.each([
    ['2026-07-19', false],
    ['2026-07-20', true],
    ['2026-07-26', true],
    ['2026-07-27', false],
  ])('holds its first and its last day: %s', (day, is) => {
    expect(isOn(week, day)).toBe(is)
  })
  it('may have no beginning and no end', () => {
    expect([
      isOn({}, '2026-01-01'),
      isOn({ from: '2026-01-02' }, '2026-01-01'),
      isOn({ until: '2025-12-31' }, '2026-01-01'),
    ]).toEqual([true, false, false])
  })
})

describe('what comes or goes soon', () => {
  const list = [
    { what: 'later', from: '2026-07-31', until: '2026-09-01' },
    { what: 'week', from: '2026-07-20', until: '2026-07-26' },
    { what: 'past', until: '2026-06-30' },
    { what: 'always' },
  ]
  it('is named with its day, first things first', () => {
    expect(soon(list, '2026-07-01')).toEqual([
      { what: 'week', date: '2026-07-20', isStart: true },
      { what: 'later', date: '2026-07-31', isStart: true },
    ])
    expect(soon(list, '2026-06-30')).toEqual([
      { what: 'past', date: '2026-06-30', isStart: false },
      { what: 'week', date: '2026-07-20', isStart: true },
    ])
  })
  it('goes once it is there', () => {
    expect(soon(list.slice(1, 2), '2026-07-20')).toEqual([{ what: 'week', date: '2026-07-26', isStart: false }])
  })
})
