import { expect, it } from 'vitest'
import { iconWords } from '../../content/vocabulary.ts'
import { saidOf } from '../../test/tryRule.ts'
import { blockIcons } from './blockIcons.ts'

const cards = (icons: string) => `<Kaarten iconen="${icons}">\n\n### a\n\n#### geen kaart\n\n### b\n\n</Kaarten>`
it.each([
  ['hart, hrt', '1:10 <Kaarten>: het icoon "hrt" kennen we niet. Bedoelt u hart?'],
  ['hart, fiets', `1:10 <Kaarten>: het icoon "fiets" kennen we niet. Kies uit: ${iconWords.join(', ')}.`],
  ['hart', '1:10 <Kaarten>: bij iconen staan er 1, maar er zijn 2 koppen (### …). Noem er 2.'],
  ['hart, ster, klok', '1:10 <Kaarten>: bij iconen staan er 3, maar er zijn 2 koppen (### …). Noem er 2.'],
])('each card has an icon that exists: %s', (icons, expected) => {
  expect(saidOf(blockIcons, cards(icons))).toEqual([expected])
})
it.each(['hart, ster', ' hart ,ster', '', '{x}'])('icons of two cards, or none to judge: "%s"', (icons) => {
  expect(saidOf(blockIcons, cards(icons))).toEqual([])
})

const lines = (icons: string) => `<Vinkjes iconen="${icons}">\n\n- a\n- b\n\n</Vinkjes>`
it('each line of a list has an icon', () => {
  expect(saidOf(blockIcons, lines('pas'))).toEqual([
    '1:10 <Vinkjes>: bij iconen staan er 1, maar er zijn 2 regels. Noem er 2.',
  ])
  expect(saidOf(blockIcons, lines('pas, pil'))).toEqual([])
})
