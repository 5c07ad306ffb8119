import { expect, it } from 'vitest'
import { requestedRange } from './range.ts'

const ask = (range: string, condition?: string) =>
  requestedRange({ range, ...(condition === undefined ? {} : { 'if-range': condition }) }, '"tag"', 100)

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
  ['', undefined],
])('reads %s', (range, expected) => {
  expect(ask(range)).toEqual(expected)
})

it('sends all when the file is another one by now', () => {
  expect(ask('bytes=0-9', '"tag"')).toEqual({ start: 0, end: 9 })
  expect(ask('bytes=0-9', '"old"')).toBeUndefined()
})
