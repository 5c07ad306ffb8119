import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { linkText } from './linkText.ts'

it.each([
  '[contact](/contact)',
  '[{telefoon}](/contact)',
  '[![Een rug](hero)](/contact)',
  '[**3**](/a)',
  '[a][b]\n\n[b]: /a',
])('a link has words: %s', (text) => {
  expect(saidOf(linkText, text)).toEqual([])
})
it.each(['[](/contact)', '[ ](/contact)', '[![](hero)](/contact)', '[→](/contact)', '[**…**](/contact)'])(
  'a link has none: %s',
  (text) => {
    expect(saidOf(linkText, `Zie ${text}.`)).toEqual([
      '1:5 Deze link heeft geen tekst. Typ tussen [ en ] waar hij heen gaat, zoals [onze tarieven](/tarieven).',
    ])
  },
)
