import { expect, it } from 'vitest'
import { reviewedOn, saidOf } from './reviewed.ts'

const page = "---\nheading: Rugpijn\nnagekeken: { door: 'A', op: 2026-01-15 }\n---\n\nRust helpt.\n"

it.each([
  [page, '2026-01-15'],
  ['---\nheading: Rugpijn\n---\n', undefined],
  ['---\nnagekeken: [\n---\n', undefined],
  ['Geen gegevens.', undefined],
])('the day of review in %j is %s', (source, day) => {
  expect(reviewedOn(source)).toBe(day)
})

it.each([
  ['another day of review', page.replace('2026-01-15', '2026-05-01')],
  [
    'another order, picture or word to search by',
    page.replace('---\n', '---\norder: 3\npicture: knie\nzoekwoorden: [spit]\n'),
  ],
])('a text says the same with %s', (_, other) => {
  expect(saidOf(other)).toBe(saidOf(page))
})
