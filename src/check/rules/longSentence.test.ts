import { expect, it } from 'vitest'
import { saidOfProse } from '../../test/tryRule.ts'
import { longSentence } from './longSentence.ts'

const words = (count: number): string => `Woord${' woord'.repeat(count - 1)}`
const long = (count: number): string => `Deze zin heeft ${count} woorden. Maak er twee zinnen van, met hoogstens 25.`

it('a sentence of 25 words is short enough, one of 26 is not', () => {
  expect(saidOfProse(longSentence, `${words(25)}.`)).toEqual([])
  expect(saidOfProse(longSentence, `${words(26)}.`)).toEqual([`0 ${long(26)}`])
})
it('what is no word is not counted, nor a space too many', () => {
  expect(saidOfProse(longSentence, `${words(20)} – & woord  woord\n ${words(3)}.`)).toEqual([])
})
it('numbers are words too', () => {
  expect(saidOfProse(longSentence, `${words(25)} 10.`)).toEqual([`0 ${long(26)}`])
})
it('each sentence is counted by itself, and named where it begins', () => {
  expect(saidOfProse(longSentence, `${words(20)}. ${words(20)}. ${words(30)}.`)).toEqual([`242 ${long(30)}`])
})
