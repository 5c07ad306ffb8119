import { expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { blockData } from './blockData.ts'

const missing = (block: string, list: string, kind: string) =>
  `<${block}> toont de lijst "${list}" van een pagina met kind: ${kind}, maar die staat niet boven aan deze pagina. Zet hem daar, of haal het blok weg.`
const rental = 'rentals: [Krukken - voor wie tijdelijk steun nodig heeft]'

it.each([
  ['Producten', 'products', 'overzicht'],
  ['Ervaringen', 'testimonials', 'home'],
  ['Hulpmiddelen', 'aids', 'dienst'],
  ['Verhuur', 'rentals', 'overzicht'],
])('<%s> stands on a page with %s', (block, list, kind) => {
  expect(saidOf(blockData, pageWith({}, `<${block} />`))).toEqual([`10:1 ${missing(block, list, kind)}`])
})
it('an empty list is none', () => {
  expect(saidOf(blockData, pageWith({ rentals: 'rentals: []' }, '<Verhuur />'))).toHaveLength(1)
  expect(saidOf(blockData, pageWith({ rentals: rental }, '<Verhuur />'))).toEqual([])
})
it('nothing is judged where the frontmatter is broken or absent', () => {
  expect(saidOf(blockData, pageWith({ lead: 'lead: a: b' }, '<Verhuur />'))).toEqual([])
  expect(saidOf(blockData, '<Verhuur />')).toEqual([])
})
