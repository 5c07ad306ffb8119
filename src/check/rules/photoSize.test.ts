import { expect, it } from 'vitest'
import { saidOfSite } from '../../test/tryRule.ts'
import { photoSize } from './photoSize.ts'

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
  expect(said('dienst-massage', 1199, 900)).toEqual([`content/_beelden/dienst-massage.jpg:1:1  ${unsharp(1199, 1200)}`])
  expect(said('dienst-massage', 1200, 900)).toEqual([])
})
it('neither what cannot be opened nor a drawing is judged, and a name may hold dots', () => {
  const pictures = new Map([
    ['_beelden/half.jpg', { state: 'damaged' as const }],
    ['_beelden/klein.svg', { state: 'whole' as const, hash: '', width: 10, height: 10 }],
    ['_beelden/foto.van.ons.jpg', { state: 'whole' as const, hash: '', width: 10, height: 10 }],
  ])
  expect(saidOfSite(photoSize, {}, { pictures })).toEqual([
    `content/_beelden/foto.van.ons.jpg:1:1  ${unsharp(10, 600)}`,
  ])
  expect(saidOfSite(photoSize)).toEqual([])
})
it('a photo has a shape that loses little when it is cut', () => {
  const cut = (shape: string) =>
    `content/_beelden/portret.jpg:1:1  Deze foto is erg ${shape}: de site laat er maar een deel van zien.`
  expect(said('portret', 2100, 1000)).toEqual([expect.stringContaining(cut('breed (2100 bij 1000)'))])
  expect(said('portret', 1000, 1600)).toEqual([expect.stringContaining(cut('hoog (1000 bij 1600)'))])
  expect([...said('portret', 2000, 1000), ...said('portret', 1000, 1500)]).toEqual([])
})
