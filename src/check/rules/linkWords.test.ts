import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { linkWords } from './linkWords.ts'

const empty = (words: string): string =>
  `"${words}" zegt niet waar de link heen gaat. Noem dat in de link zelf: [onze tarieven](/kosten).`

it.each([
  ['Zie [hier](/contact).', `1:5 ${empty('hier')}`],
  ['Zie [hier][x].\n\n[x]: /contact', `1:5 ${empty('hier')}`],
  ['[ **Lees meer**… ](/contact)', `1:1 ${empty('Lees meer…')}`],
  ['<Knop naar="/contact">Klik hier!</Knop>', `1:1 ${empty('Klik hier!')}`],
])('says nothing of where it leads: %s', (text, said) => {
  expect(saidOf(linkWords, text)).toEqual([said])
})
it.each([
  '[Hier vindt u ons](/contact)',
  'Klik hier',
  '**hier**',
  '<Tip titel="Let op">hier</Tip>',
  '<Knop naar="/contact">Contact</Knop>',
])('not %s', (text) => {
  expect(saidOf(linkWords, text)).toEqual([])
})
