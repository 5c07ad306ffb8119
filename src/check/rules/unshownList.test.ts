import { expect, it } from 'vitest'
import { exampleText, saidOf } from '../../test/tryRule.ts'
import { unshownList } from './unshownList.ts'

const page = exampleText('pijnklachten/rug.mdx')
const line = page.slice(0, page.indexOf('exercises:')).split('\n').length

it('a list above a page is shown by its block', () => {
  expect(saidOf(unshownList, page)).toEqual([])
  expect(saidOf(unshownList, page.replaceAll(/<\/?Oefeningen>/g, ''))).toEqual([
    expect.stringMatching(`^${line + 1}:3 Niemand ziet "exercises": .* Zet <Oefeningen> in de tekst, of haal de lijst`),
  ])
})
it('who leaves a block open has one thing to mend, not two', () => {
  expect(saidOf(unshownList, page.replace('<Oefeningen>', '<Tip titel="Let op">'))).toEqual([])
})
it('nothing is said of what has no list', () => {
  expect(saidOf(unshownList, exampleText('massage.mdx'))).toEqual([])
  expect(saidOf(unshownList, 'Tekst.')).toEqual([])
})
