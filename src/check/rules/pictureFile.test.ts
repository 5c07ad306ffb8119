import { expect, it } from 'vitest'
import { saidOfSite } from '../../test/tryRule.ts'
import { pictureFile } from './pictureFile.ts'

const said = (name: string) => saidOfSite(pictureFile, { [`_beelden/${name}`]: '' })

it.each([
  ['foto.heic', 'Dit soort beeld kan de site niet gebruiken. Bewaar foto.heic als foto.jpg.'],
  ['foto.HEIC', 'Dit soort beeld kan de site niet gebruiken. Bewaar foto.HEIC als foto.jpg.'],
  ['hero.webp', 'Dit soort beeld kan de site niet gebruiken. Haal het weg: hero.svg is er al.'],
  ['foto.JPG', 'Geef foto.JPG een naam met kleine letters: foto.jpg.'],
  ['Dienst-Massage.JPG', 'Geef Dienst-Massage.JPG een naam met kleine letters: dienst-massage.jpg.'],
  [
    'Dienst Massage.HEIC',
    'Dit soort beeld kan de site niet gebruiken. Bewaar Dienst Massage.HEIC als dienst-massage.jpg.',
  ],
  ['foto.Jpeg', 'Geef foto.Jpeg een naam met kleine letters: foto.jpeg.'],
])('%s is of a kind that the site does not take', (name, message) => {
  expect(said(name)).toEqual([`content/_beelden/${name}:1:1  ${message}`])
})
it.each([
  ['Foto.svg', 'Noem het foto.svg.'],
  ['onze foto.svg', 'Noem het onze-foto.svg.'],
  ['foto_1.svg', 'Noem het foto-1.svg.'],
  ['café.svg', 'Noem het cafe.svg.'],
  ['_.svg', "Geef het zo'n naam."],
])('%s has a name that texts cannot hold', (name, advice) => {
  expect(said(name)).toEqual([
    `content/_beelden/${name}:1:1  De naam van een beeld typt u in de tekst: kleine letters, cijfers en streepjes. ${advice}`,
  ])
})
it('lies in the folder itself', () => {
  expect(said('team/anna.svg')).toEqual([
    'content/_beelden/team/anna.svg:1:1  Beelden staan rechtstreeks in content/_beelden. Haal het uit de map eronder.',
  ])
})
it('does not share its name with another picture', () => {
  expect(said('hero.png')).toEqual([
    'content/_beelden/hero.svg:1:1  Er is al een beeld met deze naam: content/_beelden/hero.png. Houd er één, of geef dit beeld een andere naam.',
  ])
})
it.each(['foto.jpg', 'foto-2.jpeg', 'tekening.svg', 'LEESMIJ.txt'])('%s is fine', (name) => {
  expect(said(name)).toEqual([])
})
