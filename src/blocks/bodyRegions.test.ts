import { describe, expect, it } from 'vitest'
import { bodyRegions, firstSpot, placeOf, topToToe } from './bodyRegions.ts'

describe('the spot of a complaint', () => {
  it('is found by the last part of the address, whatever the page is called', () => {
    expect(placeOf({ path: '/pijnklachten/rug' })).toMatchObject({ x: 200, y: 348 })
    expect(placeOf({ path: '/hoofdpijn' })).toMatchObject({ x: 200, y: 64 })
  })
  it.each(['/pijnklachten/voet', '/pijnklachten/constructor', '/'])('is nowhere for %s', (path) => {
    expect(placeOf({ path })).toBeUndefined()
  })
  it('that glows first exists', () => {
    expect(bodyRegions.has(firstSpot)).toBe(true)
  })
})

it('the links go from top to toe, those without a spot last', () => {
  const links = ['enkel', 'voet', 'elleboog', 'rug', 'nek'].map((part) => ({ path: `/pijnklachten/${part}` }))
  expect(topToToe(links).map(({ path }) => path)).toEqual([
    '/pijnklachten/nek',
    '/pijnklachten/rug',
    '/pijnklachten/elleboog',
    '/pijnklachten/enkel',
    '/pijnklachten/voet',
  ])
})

it('a place that a page names is its own, above that of the drawing', () => {
  expect(placeOf({ path: '/pijnklachten/voet', spot: { x: 1, y: 2 } })).toEqual({ x: 1, y: 2 })
  expect(
    topToToe([{ path: '/pijnklachten/nek' }, { path: '/pijnklachten/kaak', spot: { x: 200, y: 100 } }]),
  ).toMatchObject([{ path: '/pijnklachten/kaak' }, { path: '/pijnklachten/nek' }])
})
