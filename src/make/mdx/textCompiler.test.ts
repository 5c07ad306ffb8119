import mdx from '@mdx-js/rollup'
import { expect, it } from 'vitest'
import { textCompiler } from './textCompiler.ts'

it('bundles a text as it was judged, whatever has become of its file, and leaves all else to who reads files', () => {
  const { plugin, hold } = textCompiler(mdx())
  hold('/nowhere', [{ file: 'content/massage.mdx', source: 'Judged.' }])
  const id = plugin.resolveId('/content/massage.mdx')
  expect(id).toBe('/nowhere/content/massage.mdx')
  expect(plugin.load(id ?? '')).toBe('Judged.')
  expect(plugin.resolveId('/content/shop.mdx')).toBeUndefined()
  expect(plugin.load('/nowhere/content/shop.mdx')).toBeUndefined()
})

it('tells which texts are others than before, and whether any came or went', () => {
  const { hold } = textCompiler(mdx())
  const [shop, massage] = ['shop', 'massage'].map((name) => ({ file: `content/${name}.mdx`, source: 'Before.' }))
  if (!shop || !massage) throw new Error('There are two.')
  hold('/nowhere', [shop, massage])
  expect(hold('/nowhere', [shop, { ...massage, source: 'After.' }])).toEqual({
    ids: ['/nowhere/content/massage.mdx'],
    isListed: false,
  })
  expect(hold('/nowhere', [{ ...massage, source: 'After.' }])).toEqual({
    ids: ['/nowhere/content/shop.mdx'],
    isListed: true,
  })
})
