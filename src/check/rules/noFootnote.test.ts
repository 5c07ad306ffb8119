import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { noFootnote } from './noFootnote.ts'

it('a text has no footnotes', () => {
  expect(saidOf(noFootnote, 'Tekst[^1]\n\n[^1]: Noot')).toEqual([
    '3:1 Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.',
  ])
  expect(saidOf(noFootnote, 'Dat staat vast.[^1]')).toEqual([
    '1:16 Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.',
  ])
  expect(saidOf(noFootnote, 'Tekst [1]')).toEqual([])
})
