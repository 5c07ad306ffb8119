import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { noImport } from './noImport.ts'

it.each(['import x from "y"', 'export const x = 1'])('a text holds no code: %s', (text) => {
  expect(saidOf(noImport, `Tekst.\n\n${text}`)).toEqual([
    '3:1 Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.',
  ])
})
it('the words may stand in a sentence', () => {
  expect(saidOf(noImport, 'Dat is import en export.')).toEqual([])
})
