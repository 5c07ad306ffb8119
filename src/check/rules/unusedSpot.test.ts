import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { unusedSpot } from './unusedSpot.ts'

const hand = exampleText('pijnklachten/hand.mdx')
const renamed = (text: string) =>
  saidOfSite(unusedSpot, { 'pijnklachten/hand.mdx': undefined, 'pijnklachten/pols.mdx': text })

it('a complaint that was renamed has lost its spot on the body', () => {
  expect(renamed(hand)).toEqual([
    expect.stringMatching(
      /^content\/pijnklachten\/pols\.mdx:\d+:\d+ {2}\/pijnklachten\/pols staat niet op de tekening van het lichaam, en de plek "hand" hoort bij geen pagina\. Is dat deze klacht\? Typ plek: \{ x: \d+, y: \d+ \}\.$/,
    ),
  ])
})
it('not when it says where it lies', () => {
  expect(renamed(hand.replace('---\n', '---\nplek: { x: 324, y: 530 }\n'))).toEqual([])
})
it('a new complaint may do without, while each spot has its page', () => {
  expect(saidOfSite(unusedSpot, { 'pijnklachten/kaak.mdx': hand })).toEqual([])
})
