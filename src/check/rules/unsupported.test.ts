import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { noFootnote, noImport, noTaskList } from './unsupported.ts'

it('a text has no footnotes', () => {
  expect(saidOf(noFootnote, 'Tekst[^1]\n\n[^1]: Noot')).toEqual([
    '3:1 Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.',
  ])
  expect(saidOf(noFootnote, 'Tekst [1]')).toEqual([])
})

it.each(['import x from "y"', 'export const x = 1'])('a text holds no code: %s', (text) => {
  expect(saidOf(noImport, `Tekst.\n\n${text}`)).toEqual([
    '3:1 Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.',
  ])
})
it('the words may stand in a sentence', () => {
  expect(saidOf(noImport, 'Dat is import en export.')).toEqual([])
})

it.each(['- [ ] taak', '- [x] taak'])('a list has no boxes to tick: %s', (text) => {
  expect(saidOf(noTaskList, `${text}\n- geen taak`)).toEqual([
    '1:1 Vakjes om aan te vinken kunnen hier niet. Haal [ ] of [x] weg, of gebruik <Vinkjes>.',
  ])
})
