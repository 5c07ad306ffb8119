import { expect, it } from 'vitest'
import { exampleRoot } from '../../test/example.ts'
import { pageOfBlocks } from '../../test/pageOfBlocks.ts'
import { listFiles, readText } from '../../check/files.ts'
import { blockNames } from '../vocabulary.ts'
import { blockGuide } from './guide.ts'

// After a change of a block: npx vitest run --project regels src/content/blocks -u
it('the guide for writers holds every block as it is declared', async () => {
  await expect(blockGuide()).toMatchFileSnapshot('../../../docs/blokken.md')
})

it('the page of all blocks holds their examples', async () => {
  await expect(pageOfBlocks()).toMatchFileSnapshot('../../test/content/blokken.mdx')
})

it('every block stands on a page of the example, those for one kind of page too', () => {
  const files = listFiles(`${exampleRoot}/content`).filter((name) => name.endsWith('.mdx'))
  const texts = [pageOfBlocks(), ...files.map((name) => readText(exampleRoot, `content/${name}`))]
  expect(blockNames.filter((name) => !texts.some((text) => new RegExp(`<${name}[ >]`).test(text)))).toEqual([])
})
