import { expect, it } from 'vitest'
import { saidOnce } from './saidOnce.ts'

const call = 'Nekpijn na een val of klap? Bel eerst uw huisarts.'

it('takes out the remark that all of them have, and leaves what is particular', () => {
  expect(saidOnce([[call, 'Ziet u dubbel? Bel 112.'], ['Trek niet.', call], [call]])).toEqual({
    shared: [call],
    own: [['Ziet u dubbel? Bel 112.'], ['Trek niet.'], []],
  })
})

it('leaves what only some of them say, and one alone, as they are', () => {
  expect(saidOnce([[call], [call], ['Iets anders.']])).toEqual({ shared: [], own: [[call], [call], ['Iets anders.']] })
  expect(saidOnce([[call]])).toEqual({ shared: [], own: [[call]] })
  expect(saidOnce([])).toEqual({ shared: [], own: [] })
})

it('says nothing for all where one of them says nothing', () => {
  expect(saidOnce([[call], []])).toEqual({ shared: [], own: [[call], []] })
})
