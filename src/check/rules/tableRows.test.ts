import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { tableRows } from './tableRows.ts'

const head = '| Dag | Tijd |\n| --- | --- |\n'
const row = 'Deze regel wordt een rij van de tabel. Zet een lege regel onder de tabel.'
it.each([
  [
    '| Maandag | Ochtend | alleen op **afspraak** |',
    '3:21 Deze rij heeft 3 vakken en de bovenste 2: "alleen op **afspraak**" verdwijnt. Haal een | weg of zet er een kolom bij.',
  ],
  ['| a | b |\nTekst eronder.\nEn meer.', `4:1 ${row}`],
  ['| a | b |\n**Vet** eronder.', `4:1 ${row}`],
])('a row of a table is as long as the first: %j', (rows, expected) => {
  expect(saidOf(tableRows, head + rows)).toEqual([expected])
})
it.each([
  `${head}| a | b |\n\nTekst eronder.`,
  `${head}| a | b | |\n| c |\na | b`,
  '| Dag |\n| --- |\n| a |\nb',
  `${head}| a \\| b | c |`,
])('what is not lost may stand: %j', (text) => {
  expect(saidOf(tableRows, text)).toEqual([])
})
