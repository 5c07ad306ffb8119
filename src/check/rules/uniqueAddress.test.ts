import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { uniqueAddress } from './uniqueAddress.ts'

const text = exampleText('massage.mdx')

it('two files do not share an address', () => {
  expect(saidOfSite(uniqueAddress, { 'massage/index.mdx': text })).toEqual([
    'content/massage/index.mdx:1:1  Dit adres heeft al een pagina: content/massage.mdx. Houd er één.',
  ])
})
it('a name that ends in index is a name', () => {
  const changes = {
    'tarieven.mdx': text,
    'tarievenindex.mdx': text,
    'pijnklachten/pijnindex.mdx': text,
    'bmi-index.mdx': text,
  }
  expect(saidOfSite(uniqueAddress, changes)).toEqual([])
})
