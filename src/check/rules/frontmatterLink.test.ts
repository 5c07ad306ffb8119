import { expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { frontmatterLink } from './frontmatterLink.ts'

const aids = (link: string) =>
  pageWith({
    kind: 'kind: dienst',
    aids: `picture: hero\norder: 9\ncard: { name: a, text: a }\naside: { question: a, text: a }\naids:\n  - { name: a, picture: hero, text: t, link: ${link} }`,
  })

it('a page that frontmatter leads to exists', () => {
  expect(saidOf(frontmatterLink, aids('/massag'))).toEqual([
    expect.stringContaining('De pagina "/massag" bestaat niet. Bedoelt u /massage?'),
  ])
  expect(saidOf(frontmatterLink, aids('/massage#nergens'))).toEqual([
    expect.stringContaining('De pagina /massage heeft geen kop "#nergens".'),
  ])
})
it('a page that does', () => {
  expect(saidOf(frontmatterLink, aids('/massage#kop'))).toEqual([])
})
