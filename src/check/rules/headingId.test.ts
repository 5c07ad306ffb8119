import { describe, expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { headingId } from './headingId.ts'

const taken = (place: string, id: string) =>
  `${place} Een ander deel van deze pagina heet ook al "#${id}". Geef deze kop andere woorden.`

describe('a heading', () => {
  it('does not take the id of what a block on its page makes', () => {
    expect(saidOf(headingId, '<LocatiesUitgebreid />\n\n## Enschede')).toEqual([taken('3:1', 'enschede')])
    expect(saidOf(headingId, '## In de buurt\n\n<LokaleTekst />')).toEqual([taken('1:1', 'in-de-buurt')])
    expect(saidOf(headingId, '## Enschede')).toEqual([])
  })
  it('does not take the id of the menu', () => {
    expect(saidOf(headingId, '## Hoofdmenu')).toEqual([taken('1:1', 'hoofdmenu')])
  })
  it.each(['Menu', 'Klachten', 'Inhoud'])('may be %s', (heading) => {
    expect(saidOf(headingId, `## ${heading}`)).toEqual([])
  })
})
