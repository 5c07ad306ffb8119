import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { picture } from './picture.ts'

it.each([
  '![Een rug](pijn-rug)\n\n![Een foto](https://beelden.example/foto.jpg)',
  '![rug][beeld]\n\n[beeld]: hero',
  '[geen beeld][a]\n\n[a]: /contact',
  '<BeeldTekst beeld="hero">\n\nx\n\n</BeeldTekst>',
])('exists: %s', (text) => {
  expect(saidOf(picture, text)).toEqual([])
})

const folder = 'staat niet in content/_beelden.'
it.each([
  ['![a](pijn-rugg)', `1:1 Het beeld "pijn-rugg" ${folder} Bedoelt u pijn-rug?`],
  ['![a](hero.svg)', `1:1 Het beeld "hero.svg" ${folder} Bedoelt u hero?`],
  ['![a](_beelden/hero.jpg)', `1:1 Het beeld "_beelden/hero.jpg" ${folder} Bedoelt u hero?`],
  ['![a](xylofoon.jpg)', `1:1 Het beeld "xylofoon.jpg" ${folder} Zet het daar neer, of kies een ander.`],
  ['![a][b]\n\n[b]: heroo', `3:1 Het beeld "heroo" ${folder} Bedoelt u hero?`],
  [
    '![a](https://elders.example/x.jpg)',
    '1:1 Foto\'s van "elders.example" mogen niet. Zet de foto in content/_beelden, of de site bij beeldhosts in praktijk.yaml.',
  ],
  [
    '![a](https://[)',
    '1:1 Foto\'s van "" mogen niet. Zet de foto in content/_beelden, of de site bij beeldhosts in praktijk.yaml.',
  ],
  ['<BeeldTekst beeld="heroo">\n\nx\n\n</BeeldTekst>', `1:13 Het beeld "heroo" ${folder} Bedoelt u hero?`],
])('does not exist: %s', (text, expected) => {
  expect(saidOf(picture, text)).toEqual([expected])
})

const silent = (name: string) =>
  `Het beeld "${name}" heeft geen beschrijving. Zet in content/beelden.yaml een regel met wat er te zien is, of met "decoratief" als de tekst ernaast genoeg zegt: ${name}: decoratief.`
it.each([
  ['![](stil)', `1:1 ${silent('stil')}`],
  ['![][a]\n\n![Een stoel][a]\n\n[a]: stil', `5:1 ${silent('stil')}`],
  ['![](https://beelden.example/foto.jpg)', `1:1 ${silent('https://beelden.example/foto.jpg')}`],
  ['<BeeldTekst beeld="stil">\n\nx\n\n</BeeldTekst>', `1:13 ${silent('stil')}`],
])('says nothing to who does not see it: %s', (text, expected) => {
  expect(saidOf(picture, text)).toEqual([expected])
})
it.each(['![](hero)', '![Een stoel](stil)', '![decoratief](stil)', '![](https://beelden.example/logo.svg)'])(
  'is described there or in its file: %s',
  (text) => {
    expect(saidOf(picture, text)).toEqual([])
  },
)
