import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { oldAddress } from './oldAddress.ts'

it.each(['rugklachten.mdx', 'rugklachten/index.mdx'])('%s stands where an old address leads elsewhere', (name) => {
  expect(saidOfSite(oldAddress, { [name]: exampleText('massage.mdx') })).toEqual([
    `content/${name}:1:1  Dit is een oud adres: het leidt naar /pijnklachten/rug. Zet de tekst op die pagina, of geef dit bestand een andere naam.`,
  ])
})
it('other pages do not', () => {
  expect(saidOfSite(oldAddress, { 'buikklachten.mdx': exampleText('massage.mdx') })).toEqual([])
})
