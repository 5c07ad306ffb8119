import { expect, it } from 'vitest'
import { circle, hull } from './shapes.ts'

it.each([
  ['one way', [0, 10, 20, 30]],
  ['the other way', [30, 20, 10, 0]],
])('the outline around a row of equal circles is that around the first and the last, %s', (_, places) => {
  const row = places.map((x) => circle([x, 2 * x], 8))
  const ends = row.filter((__, index) => index === 0 || index === row.length - 1)
  expect(hull(...row)).toBe(hull(...ends))
})
