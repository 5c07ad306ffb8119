import { expect, it } from 'vitest'
import { isPerfect, missedIn, readReport, scoresOf } from './lighthouseReport.ts'

/** What Lighthouse writes, with one audit in each category. */
const written = (performance: number, more: object = {}) =>
  JSON.stringify({
    lighthouseVersion: '12.8.2',
    categories: {
      performance: {
        score: performance,
        auditRefs: [
          { id: 'speed-index', weight: 10 },
          { id: 'hint', weight: 0 },
        ],
      },
      accessibility: { score: 1, auditRefs: [{ id: 'label', weight: 7 }] },
      'best-practices': { score: 1, auditRefs: [] },
      seo: { score: 1, auditRefs: [] },
    },
    audits: {
      'speed-index': { title: 'Speed Index', score: performance, displayValue: '5.2 s' },
      hint: { title: 'Hint', score: 0 },
      label: { title: 'Labels', score: null },
    },
    ...more,
  })

it('a page is whole at four times 100', () => {
  const read = readReport(written(1))
  expect(scoresOf(read)).toEqual([100, 100, 100, 100])
  expect(isPerfect(read)).toBe(true)
  expect(missedIn(read)).toEqual([])
})

it('what keeps it from that is named with what was measured', () => {
  const read = readReport(written(0.93))
  expect(scoresOf(read)).toEqual([93, 100, 100, 100])
  expect(isPerfect(read)).toBe(false)
  expect(missedIn(read)).toEqual(['speed-index: Speed Index (5.2 s)'])
})

it('a page that it could not look at has no score', () => {
  expect(() => readReport(written(1, { runtimeError: { code: 'NO_FCP', message: 'nothing was painted' } }))).toThrow(
    'nothing was painted',
  )
  expect(() => readReport('{}')).toThrow()
})
