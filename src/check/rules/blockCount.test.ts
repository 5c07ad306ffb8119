import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { blockCount } from './blockCount.ts'

const course = (count: number, block = 'Verloop') =>
  `<${block}>\n\n${Array.from({ length: count }, (_, index) => `${index + 1}. **Stap** tekst`).join('\n')}\n\n</${block}>`
it.each([
  [1, 'staat er 1'],
  [3, 'staan er 3'],
  [6, 'staan er 6'],
])('an arc is drawn for four steps, not for %i', (count, there) => {
  expect(saidOf(blockCount, course(count))).toEqual([
    `3:1 <Verloop> tekent vier stappen; hier ${there}. Maak er vier van, of gebruik <Stappen>.`,
  ])
})
it('four stand on it, and other lists have any number', () => {
  expect(saidOf(blockCount, `${course(4)}\n\n${course(6, 'Stappen')}`)).toEqual([])
  expect(saidOf(blockCount, '<Verloop>\n\nTekst.\n\n</Verloop>')).toEqual([])
})
