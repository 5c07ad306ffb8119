import { expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { frontmatterPicture } from './frontmatterPicture.ts'

const product = (picture: string) =>
  `products:\n  - { id: a, name: hero, price: 1, text: t, picture: hero }\n  - { id: b, name: assage, price: 1, text: t, picture: ${picture} }`

it('a picture that frontmatter names exists, also in a list, and is found where it stands', () => {
  expect(saidOf(frontmatterPicture, pageWith({ lead: 'lead: heroo', picture: 'picture: heroo' }))).toEqual([
    '8:10 Het beeld "heroo" staat niet in content/_beelden. Bedoelt u hero?',
  ])
  expect(saidOf(frontmatterPicture, pageWith({ products: product('assage') }))).toEqual([
    '10:56 Het beeld "assage" staat niet in content/_beelden. Zet het daar neer, of kies een ander.',
  ])
})
it('a picture that does, and frontmatter that cannot be read', () => {
  expect(saidOf(frontmatterPicture, pageWith({ products: product('pijn-rug') }))).toEqual([])
  expect(saidOf(frontmatterPicture, pageWith({ picture: 'picture: heroo', lead: 'lead: ""' }))).toEqual([])
})
it('a picture that frontmatter names is described', () => {
  expect(saidOf(frontmatterPicture, pageWith({ picture: 'picture: stil' }))).toEqual([
    expect.stringContaining('8:10 Het beeld "stil" heeft geen beschrijving.'),
  ])
})
