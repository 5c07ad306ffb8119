import { expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { oldHeadings } from './oldHeadings.ts'

const said = (line: string) => saidOf(oldHeadings, pageWith({ 'oude-koppen': line }, '## Nieuwe kop\n\n## Kosten'))

it('leads to a heading of the page', () => {
  expect(said('oude-koppen: { oude-kop: nieuwe-kop, nog-ouder: nieuwe-kop }')).toEqual([])
  expect(said('oude-koppen: { oude-kop: nieuwe-kopp }')).toEqual([
    '8:26 oude-koppen: deze pagina heeft geen kop "nieuwe-kopp". Bedoelt u nieuwe-kop?',
  ])
})
it('is not the name of a part that the page has', () => {
  expect(said('oude-koppen: { kosten: nieuwe-kop }')).toEqual([
    '8:24 oude-koppen: de kop "kosten" staat op deze pagina. Haal deze regel weg.',
  ])
  expect(said('oude-koppen: { hoofdinhoud: nieuwe-kop }')).toEqual([expect.stringContaining('staat op deze pagina')])
})
it('is one word, as an anchor is', () => {
  expect(said('oude-koppen: { Oude kop: nieuwe-kop }')).toEqual([
    '8:26 oude-koppen: "Oude kop" kan geen naam van een kop zijn. Schrijf hem met streepjes.',
  ])
})
