import { expect, it } from 'vitest'
import { exampleText } from '../test/tryRule.ts'
import { knownOf } from './known.ts'
import { readPage } from './readPage.ts'

const nothing = { pages: [], partials: [], files: [], pictures: [] }
const anchorsOf = (text: string) =>
  knownOf({ ...nothing, pages: [readPage('content/pijnklachten/rug.mdx', text)] }).anchorsOf('/pijnklachten/rug')

it('a link can lead to an exercise of a page', () => {
  expect(anchorsOf(exampleText('pijnklachten/rug.mdx'))).toContain('oefening-rug-bekken-kantelen')
})

it('and to any, while it cannot be known which a page shows', () => {
  expect(anchorsOf(exampleText('pijnklachten/rug.mdx').replace('title:', 'titel:'))).toBeUndefined()
})

it('a page of a service for one town is no other service', () => {
  const massage = exampleText('massage.mdx')
  const version = massage.replace('---\n', '---\nversie-van: /massage\ncity: enschede\n')
  const pages = [readPage('content/massage.mdx', massage), readPage('content/massage-enschede.mdx', version)]
  expect(knownOf({ ...nothing, pages }).countOf('dienst')).toBe(1)
})
