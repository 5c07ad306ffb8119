import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { pictureText } from './pictureText.ts'

it.each([
  ['![Kaart van {plaats}](hero)', '1:1'],
  ['Zie ![a}](hero)', '1:5'],
  ['![{plaats}][b]\n\n[b]: hero', '1:1'],
])('the description of a picture holds no fact: %s', (text, place) => {
  expect(saidOf(pictureText, text)).toEqual([
    `${place} In de beschrijving van een beeld kan geen feit staan. Typ gewone tekst.`,
  ])
})
it.each(['![Een kaart](hero)', '![](hero)', '![Een kaart](hero) van {plaats}'])('plain text it may be: %s', (text) => {
  expect(saidOf(pictureText, text)).toEqual([])
})
