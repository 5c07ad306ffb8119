import { describe, expect, it } from 'vitest'
import { exampleText, saidOf, saidOfSite } from '../../test/tryRule.ts'
import type { OpenedPicture } from '../files.ts'
import { describedPicture, photoSize, picture, pictureFile, pictureText, pictureWhole } from './pictures.ts'

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
  ['![a](hero.svg)', `1:1 Het beeld "hero.svg" ${folder} Zet het daar neer, of kies een ander.`],
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

describe('pictureFile', () => {
  const said = (name: string) => saidOfSite(pictureFile, { [`_beelden/${name}`]: '' })

  it.each(['foto.heic', 'foto.webp', 'foto.JPG', 'foto.Jpeg'])(
    '%s is of a kind that the site does not take',
    (name) => {
      expect(said(name)).toEqual([
        `content/_beelden/${name}:1:1  Dit soort beeld kan de site niet gebruiken. Bewaar het als .jpg, .png of .svg, in kleine letters.`,
      ])
    },
  )
  it.each(['Foto.svg', 'onze foto.svg', 'foto_1.svg', 'café.svg'])('%s has a name that texts cannot hold', (name) => {
    expect(said(name)).toEqual([
      `content/_beelden/${name}:1:1  De naam van een beeld typt u in de tekst: kleine letters, cijfers en streepjes. Geef het zo'n naam.`,
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
})

describe('pictureWhole', () => {
  const said = (name: string, state: OpenedPicture['state']) =>
    saidOfSite(
      pictureWhole,
      {},
      { pictures: new Map([[`_beelden/${name}`, { state, hash: '', width: 1, height: 1 }]]) },
    )

  it('says of a picture that cannot be drawn what to do about it', () => {
    expect(said('half.jpg', 'damaged')).toEqual([
      'content/_beelden/half.jpg:1:1  Deze foto is beschadigd: niet alles is te lezen. Bewaar de foto opnieuw als .jpg of .png, of kies een andere.',
    ])
    expect(said('half.svg', 'damaged')).toEqual([
      'content/_beelden/half.svg:1:1  Deze tekening is beschadigd: niet alles is te lezen. Bewaar de tekening opnieuw als .svg, of kies een andere.',
    ])
    expect(said('brief.png', 'other')).toEqual([
      'content/_beelden/brief.png:1:1  Dit bestand is geen beeld, of het is beschadigd. Bewaar het opnieuw als .jpg, .png of .svg.',
    ])
    expect(said('groot.png', 'endless')).toEqual([
      'content/_beelden/groot.png:1:1  Dit beeld heeft te veel pixels. Maak het kleiner: 3000 pixels breed is ruim genoeg, en meer dan 10.000 bij 10.000 kan niet.',
    ])
    expect(said('heel.png', 'whole')).toEqual([])
  })
})

describe('photoSize', () => {
  /** The example shows dienst-massage on the first screen of a page, and portret elsewhere. */
  const said = (name: string, width: number, height: number) =>
    saidOfSite(
      photoSize,
      {},
      { pictures: new Map([[`_beelden/${name}.jpg`, { state: 'whole', hash: '', width, height }]]) },
    )
  const unsharp = (width: number, least: number) =>
    `Deze foto is ${width} pixels breed en wordt onscherp. Neem een foto van minstens ${least} pixels breed.`

  it('a photo is large enough for where it stands', () => {
    expect(said('portret', 400, 400)).toEqual([`content/_beelden/portret.jpg:1:1  ${unsharp(400, 600)}`])
    expect(said('portret', 600, 600)).toEqual([])
    expect(said('dienst-massage', 1199, 900)).toEqual([
      `content/_beelden/dienst-massage.jpg:1:1  ${unsharp(1199, 1200)}`,
    ])
    expect(said('dienst-massage', 1200, 900)).toEqual([])
  })
  it('a photo has a shape that loses little when it is cut', () => {
    const cut = (shape: string) => `Deze foto is erg ${shape}: de site laat er maar een deel van zien.`
    expect(said('portret', 2100, 1000)).toEqual([expect.stringContaining(cut('breed (2100 bij 1000)'))])
    expect(said('portret', 1000, 1600)).toEqual([expect.stringContaining(cut('hoog (1000 bij 1600)'))])
    expect([...said('portret', 2000, 1000), ...said('portret', 1000, 1500)]).toEqual([])
  })
})

describe('describedPicture', () => {
  const said = (lines: string) => saidOfSite(describedPicture, { 'beelden.yaml': lines })

  it('what is described is there', () => {
    expect(said('hero: decoratief\nportrt: Een vrouw\n')).toEqual([
      'content/beelden.yaml:2:9  Het beeld "portrt" staat niet in content/_beelden. Bedoelt u portret?',
    ])
    expect(said('zonsondergang: decoratief')).toEqual([
      'content/beelden.yaml:1:16  Het beeld "zonsondergang" staat niet in content/_beelden. Haal de regel weg uit beelden.yaml, of zet het beeld daar neer.',
    ])
  })
  it('pictures of the site, those of other sites, and a file that cannot be read or is not there', () => {
    expect(said(`${exampleText('beelden.yaml')}\nhttps://beelden.example/x.jpg: Een stoel`)).toEqual([])
    expect(said('a: [')).toEqual([])
    expect(saidOfSite(describedPicture, { 'beelden.yaml': undefined })).toEqual([])
  })
})
