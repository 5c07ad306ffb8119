import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { bodyPlace } from './bodyPlace.ts'

const knee = exampleText('pijnklachten/knie.mdx')
const foot = (plek: string) => knee.replace('---\n', `---\nplek: ${plek}\n`)

it('a spot of a complaint lies where no other is', () => {
  expect(saidOfSite(bodyPlace, { 'pijnklachten/voet.mdx': foot('{ x: 262, y: 850 }') })).toEqual([])
})
it('not on that of the drawing', () => {
  expect(saidOfSite(bodyPlace, { 'pijnklachten/voet.mdx': foot('{ x: 200, y: 834 }') })).toEqual([
    'content/pijnklachten/voet.mdx:2:7  plek ligt te dicht bij die van /pijnklachten/enkel (x: 162, y: 834). Houd minstens 72 afstand; hier is ruimte: { x: 238, y: 834 }.',
  ])
})
it('until there is no room left near it', () => {
  const many = Object.fromEntries(
    Array.from({ length: 6 * 13 }, (_, at) => [
      `pijnklachten/plek-${String(at).padStart(2, '0')}.mdx`,
      foot(`{ x: ${(at % 6) * 75 + 10}, y: ${Math.floor(at / 6) * 72 + 10} }`),
    ]),
  )
  expect(saidOfSite(bodyPlace, { ...many, 'pijnklachten/zzz.mdx': foot('{ x: 200, y: 834 }') }).at(-1)).toContain(
    'Vlak daarbij is geen ruimte.',
  )
})
it('a place on another part of the body is no answer', () => {
  expect(saidOfSite(bodyPlace, { 'pijnklachten/kaak.mdx': foot('{ x: 200, y: 70 }') })).toEqual([
    expect.stringContaining('Vlak daarbij is geen ruimte. Haal plek weg'),
  ])
})
it('nor on that of another page', () => {
  expect(
    saidOfSite(bodyPlace, {
      'pijnklachten/teen.mdx': foot('{ x: 262, y: 850 }'),
      'pijnklachten/voet.mdx': foot('{ x: 270, y: 860 }'),
    }),
  ).toEqual([expect.stringContaining('die van /pijnklachten/teen (x: 262, y: 850)')])
})
it('a page may move its own spot', () => {
  expect(saidOfSite(bodyPlace, { 'pijnklachten/knie.mdx': foot('{ x: 240, y: 650 }') })).toEqual([])
})
