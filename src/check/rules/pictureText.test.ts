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

const show = 'schrijf wat er te zien is, in een korte zin; decoratief als de tekst ernaast genoeg zegt.'
const begin = 'begin met wat er te zien is: dat het een beeld is, zegt een schermlezer zelf al.'
it.each([
  [
    '![hero](hero)',
    'De beschrijving "hero": dit is de naam van het beeld. Schrijf wat er te zien is, in een korte zin.',
  ],
  ['![foto van een hand](hero)', `De beschrijving "foto van een hand": ${begin}`],
  ['![IMG_1234.jpg](hero)', `De beschrijving "IMG_1234.jpg": ${show}`],
  ['![DSC00012](hero)', `De beschrijving "DSC00012": ${show}`],
  ['![Afbeelding](hero)', `De beschrijving "Afbeelding": ${show}`],
  ['![Een rug](hero "Titel")', '"Titel" verdwijnt. Schrijf ![Een rug](hero), en zet die woorden in de tekst.'],
])('it says what the picture shows, and nothing beside it: %s', (text, expected) => {
  expect(saidOf(pictureText, text)).toEqual([`1:1 ${expected}`])
})
it.each([
  '![Hero](hero)',
  '![decoratief](hero)',
  '![Een tekening aan de muur](hero)',
  '![Logo](https://a.example/logo.png)',
])('words may be few: %s', (text) => {
  expect(saidOf(pictureText, text)).toEqual([])
})
