import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { nearList } from './nearList.ts'

const bullets =
  'Dit lijkt een lijst, maar wordt gewone tekst. Begin elke regel met een streepje en een spatie: - tekst.'
const letters =
  'Dit lijkt een lijst met letters, maar de regels komen achter elkaar te staan. Begin elke regel met een cijfer, een punt en een spatie: 1. tekst.'

it.each([
  ['- eerste\n·   tweede\n·   derde', [`2:1 ${bullets}`, `3:1 ${bullets}`]],
  ['- eerste\n– tweede', [`2:1 ${bullets}`]],
  ['1. eerste\n— tweede', [`2:1 ${bullets}`]],
  ['- eerste\n  met meer\n  · tweede', [`3:3 ${bullets}`]],
  ['- eerste\n–\ttweede – en meer', [`2:1 ${bullets}`]],
  ['o\teerste\no\ttweede', [`1:1 ${bullets}`, `2:1 ${bullets}`]],
  ['Tekst:\n§\u00A0\u00A0 eerste', [`2:1 ${bullets}`]],
  ['•eerste', [`1:1 ${bullets}`]],
  ['➢ eerste', [`1:1 ${bullets}`]],
  ['– een\n– twee', [`1:1 ${bullets}`, `2:1 ${bullets}`]],
  ['U neemt mee:\n– uw pas\n– een handdoek', [`2:1 ${bullets}`, `3:1 ${bullets}`]],
  ['> Zo:\n> – een', [`2:3 ${bullets}`]],
  ['a) eerste\nb) tweede', [`1:1 ${letters}`]],
  ['Kies:\na. **eerste**, en\ndat is\nb. **tweede**', [`2:1 ${letters}`]],
  ['- Kies:\n  A) eerste\n  B) tweede', [`2:3 ${letters}`]],
])('looks like a list: %j', (text, expected) => {
  expect(saidOf(nearList, text)).toEqual(expected)
})
it.each([
  '- een\n- twee\n\n1. een\n2. twee',
  'We zijn er, ook in de vakantie,\n– zolang we kunnen – voor u.',
  '- We zijn er,\n– zolang we kunnen – voor u.',
  '- We zijn er,\n  – ook in de vakantie.',
  'Enschede\n· Glanerbrug',
  'o jee, § 3 en Ø 5 cm',
  'Zo zit het:\\\n– een\\\n– twee',
  'a) eerste\n\nb) tweede',
  'a) eerste\\\nb) tweede',
  'a) eerste\nB) tweede',
  'A. Jansen en\nB. de Vries',
  'Bij vraag\na) hoort niets.',
  '```\n• een\n```',
])('is a list, or no list: %j', (text) => {
  expect(saidOf(nearList, text)).toEqual([])
})
