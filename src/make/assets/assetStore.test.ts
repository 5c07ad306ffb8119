import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { assetsIn, openAssets } from './assetStore.ts'

const origin = 'https://praktijk.example'

it.each([
  ['<img src="/assets/rug-Ab12Cd.svg" srcset="/assets/a-1.avif 1x, /assets/b-2.avif 2x">', 3],
  [`<meta content="${origin}/assets/delen-1.png">`, 1],
  ['a{background:url(/assets/kaart-1.svg)}', 1],
  ['<a href="https://www.kngf.nl/assets/richtlijn.pdf">', 0],
  ['<a href="/folder/assets/richtlijn.pdf">', 0],
])('of a text, what stands on the site itself is a file of ours: %s', (text, count) => {
  expect(assetsIn(text, origin)).toHaveLength(count)
})

it('a file that lost its bytes when the power went is not there, until it is made again', async () => {
  const folder = emptyFolder()
  const address = openAssets(folder).add('stijl.css', 'a{}')
  for (const name of readdirSync(folder)) truncateSync(join(folder, name))
  const assets = openAssets(folder)
  expect([assets.has(address), await assets.read(address)]).toEqual([false, undefined])
  expect(assets.add('stijl.css', 'a{}')).toBe(address)
  expect([assets.has(address), String(await assets.read(address))]).toEqual([true, 'a{}'])
})
