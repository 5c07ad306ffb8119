import { expect, it } from 'vitest'
import { knownOf } from '../known.ts'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { frontmatterTown } from './frontmatterTown.ts'

it.each([
  ['enschde', 'Bedoelt u enschede?'],
  ['almelo', 'Kies uit: enschede, glanerbrug.'],
  ['twente', 'Kies uit: enschede, glanerbrug.'],
])('the town of a page is one of the facts, not %s', (city, hint) => {
  expect(saidOf(frontmatterTown, pageWith({ city: `city: ${city}` }))).toEqual([
    `8:7 city: "${city}" kennen we niet. ${hint}`,
  ])
})
it('a town that is, a page about no town, or frontmatter or facts that cannot be read', () => {
  expect(saidOf(frontmatterTown, pageWith({ city: 'city: glanerbrug' }))).toEqual([])
  expect(saidOf(frontmatterTown, pageWith({}))).toEqual([])
  expect(saidOf(frontmatterTown, pageWith({ lead: 'lead: a: b', city: 'city: almelo' }))).toEqual([])
  const nothing = knownOf({ pages: [], partials: [], files: [], pictures: [] })
  expect(saidOf(frontmatterTown, pageWith({ city: 'city: almelo' }), nothing)).toEqual([])
})
