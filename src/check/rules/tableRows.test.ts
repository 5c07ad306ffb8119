import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { tableRows } from './tableRows.ts'

const head = '| Dag | Tijd |\n| --- | --- |\n'
const row = 'Deze regel wordt een rij van de tabel. Zet een lege regel onder de tabel.'
const short = (cells: string) =>
  `Deze rij heeft ${cells} en de bovenste 2: aan het eind blijft een vak leeg. Zet een | tussen de vakken; hoort er niets te staan, typ dan een leeg vak: |   |.`
it.each([
  ['| di  9 |', `3:1 ${short('1 vak')}`],
  ['| ma | 8 |\n| di 9', `4:1 ${short('1 vak')}`],
  ['di \\| 9 |', `3:1 ${short('1 vak')}`],
  [
    '| Maandag | Ochtend | alleen op **afspraak** |',
    '3:21 Deze rij heeft 3 vakken en de bovenste 2: "alleen op **afspraak**" verdwijnt. Haal een | weg of zet er een kolom bij.',
  ],
  ['| a | b |\nTekst eronder.\nEn meer.', `4:1 ${row}`],
  ['| a | b |\n**Vet** eronder.', `4:1 ${row}`],
])('a row of a table is as long as the first: %j', (rows, expected) => {
  expect(saidOf(tableRows, head + rows)).toEqual([expected])
})
it('a row of a wide table lacks more than one', () => {
  expect(saidOf(tableRows, '| a | b | c |\n| - | - | - |\n| d | e |\n| f |')).toEqual([
    expect.stringContaining('3:1 Deze rij heeft 2 vakken en de bovenste 3:'),
    expect.stringContaining('4:1 Deze rij heeft 1 vak en de bovenste 3:'),
  ])
})
it.each([
  `${head}| a | b |\n\nTekst eronder.`,
  `${head}| a | b | |\n| c |  |\na | b\n| | |`,
  '| Dag |\n| --- |\n| a |\nb',
  `${head}| a \\| b | c |`,
])('what is not lost may stand: %j', (text) => {
  expect(saidOf(tableRows, text)).toEqual([])
})
