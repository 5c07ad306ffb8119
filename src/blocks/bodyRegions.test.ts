import { describe, expect, it } from 'vitest'
import { bodyRegions, firstSpot, onFigure, spotOf } from './bodyRegions.ts'

describe('the spot of a complaint', () => {
  it('is found by the last part of the address, whatever the page is called', () => {
    expect(spotOf('/pijnklachten/rug')).toEqual({ x: 200, y: 350 })
    expect(spotOf('/hoofdpijn')).toEqual({ x: 200, y: 64 })
  })
  it.each(['/pijnklachten/voet', '/pijnklachten/constructor', '/'])('is nowhere for %s', (href) => {
    expect(spotOf(href)).toBeUndefined()
  })
  it('that glows first exists', () => {
    expect(bodyRegions.has(firstSpot)).toBe(true)
  })
})

it('the links on the figure go from top to toe, and those without a spot stay in the list', () => {
  const links = ['enkel', 'voet', 'elleboog', 'rug', 'nek'].map((part) => ({ href: `/pijnklachten/${part}` }))
  expect(onFigure(links).map(({ href }) => href)).toEqual([
    '/pijnklachten/nek',
    '/pijnklachten/elleboog',
    '/pijnklachten/rug',
    '/pijnklachten/enkel',
  ])
})
