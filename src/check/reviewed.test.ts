import { expect, it } from 'vitest'
import { reviewedOn } from './reviewed.ts'

const page = "---\nheading: Rugpijn\nnagekeken: { door: 'A', op: 2026-01-15 }\n---\n\nRust helpt.\n"

it.each([
  [page, '2026-01-15'],
  ['---\nheading: Rugpijn\n---\n', undefined],
  ['---\nnagekeken: [\n---\n', undefined],
  ['Geen gegevens.', undefined],
])('the day of review in %j is %s', (source, day) => {
  expect(reviewedOn(source)).toBe(day)
})
