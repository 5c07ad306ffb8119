import { expect, it } from 'vitest'
import { onDay } from '../../test/onDay.ts'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { gone } from './gone.ts'

const said = (line: string, lock = '') =>
  saidOfSite(gone, {
    'privacy.mdx': exampleText('privacy.mdx').replace('---\n', `---\n${line}\n`),
    'adressen.lock': lock,
  })

it('a page is gone on the day after its last', () => {
  onDay('2026-11-01')
  expect(said('tot: 2026-10-31')).toEqual([
    'content/privacy.mdx:2:6  /privacy is sinds 2026-11-01 van de site. Klopt het jaar?',
  ])
  expect(said('tot: 2026-11-01')).toEqual([])
})
it('a draft that was online is missed', () => {
  expect(said('concept: true', '/\n/privacy#kop\n/privacy\n')).toEqual([
    'content/privacy.mdx:2:10  /privacy stond online en geeft nu "niet gevonden". Komt de pagina niet terug? Haal haar dan weg en stuur bezoekers naar een andere (content/omleidingen.yaml).',
  ])
  expect(said('concept: true', '/\n')).toEqual([])
  expect(said('concept: true\ntot: 2020-01-01')).toEqual([])
})
