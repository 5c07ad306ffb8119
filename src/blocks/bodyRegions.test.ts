import { describe, expect, it } from 'vitest'
import { bodyRegions, firstSpot, topToToe, spotOf } from './bodyRegions.ts'

describe('the spot of a complaint', () => {
  it('is found by the last part of the address, whatever the page is called', () => {
    expect(spotOf('/pijnklachten/rug')).toMatchObject({ x: 200, y: 348 })
    expect(spotOf('/hoofdpijn')).toMatchObject({ x: 200, y: 64 })
  })
  it.each(['/pijnklachten/voet', '/pijnklachten/constructor', '/'])('is nowhere for %s', (href) => {
    expect(spotOf(href)).toBeUndefined()
  })
  it('that glows first exists', () => {
    expect(bodyRegions.has(firstSpot)).toBe(true)
  })
})

it('the links go from top to toe, those without a spot last', () => {
  const links = ['enkel', 'voet', 'elleboog', 'rug', 'nek'].map((part) => ({ href: `/pijnklachten/${part}` }))
  expect(topToToe(links).map(({ href }) => href)).toEqual([
    '/pijnklachten/nek',
    '/pijnklachten/rug',
    '/pijnklachten/elleboog',
    '/pijnklachten/enkel',
    '/pijnklachten/voet',
  ])
})
