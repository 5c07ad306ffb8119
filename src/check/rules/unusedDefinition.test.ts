import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { linkTarget } from './linkTarget.ts'
import { unusedDefinition } from './unusedDefinition.ts'

it('a line with an address that nothing uses is named, once', () => {
  const text = 'Tekst.\n\n[Onze contact]: /contakt'
  expect(saidOf(unusedDefinition, text)).toEqual([
    '3:1 Deze regel verdwijnt, want nergens op de pagina staat [tekst][Onze contact]. Schrijf de link in de zin zelf: [Onze contact](/contakt).',
  ])
  expect(saidOf(linkTarget, text)).toEqual([])
})
it.each(['Zie [x][a].\n\n[a]: /contact', 'Zie [A].\n\n[a]: /contact', '![x][a]\n\n[a]: hero'])(
  'one that is used may stand: %j',
  (text) => {
    expect(saidOf(unusedDefinition, text)).toEqual([])
  },
)
