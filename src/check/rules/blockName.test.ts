import { expect, it } from 'vitest'
import { blockNames } from '../../content/vocabulary.ts'
import { saidOf } from '../../test/tryRule.ts'
import { blockName } from './blockName.ts'

const all = `Kies uit: ${blockNames.map((name) => `<${name}>`).join(', ')}.`
const html = 'HTML-codes werken hier niet. Gebruik Markdown of een blok uit docs/blokken.md.'
it.each([
  ['<Vragn>\n\n### a\n\n</Vragn>', '1:1 <Vragn>: Dit blok kennen we niet. Bedoelt u <Vragen>?'],
  ['<Fotoalbum />', `1:1 <Fotoalbum>: Dit blok kennen we niet. ${all}`],
  ['Tekst <u>met</u> streep', `1:7 <u>: ${html}`],
  ['<constructor>x</constructor>', `1:1 <constructor>: ${html}`],
  ['a <>b</>', `1:3 <>: Dit blok kennen we niet. ${all}`],
  ['<Feit naam="telefoon" />', `1:1 <Feit>: Dit blok kennen we niet. ${all}`],
])('is no block: %s', (text, expected) => {
  expect(saidOf(blockName, text)).toEqual([expected])
})
it.each(blockNames)('<%s> is a block', (name) => {
  expect(saidOf(blockName, `<${name} />`)).toEqual([])
})
