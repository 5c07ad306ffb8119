import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { sharedReference } from './sharedReference.ts'

/** What is said after one change, with the place of that change for `@`. */
function saidAfter(name: string, part: string, other: string) {
  const text = exampleText(name)
  const before = text.slice(0, text.indexOf(part)).split('\n')
  const place = `content/${name}:${before.length}:${(before.at(-1) ?? '').length + 1}  `
  return saidOfSite(sharedReference, { [name]: text.replace(part, other) }).map((said) => said.replace(place, '@ '))
}

it.each([
  [
    'praktijk.yaml',
    'locatie-enschede',
    'locatie-enschde',
    'Het beeld "locatie-enschde" staat niet in content/_beelden. Bedoelt u locatie-enschede?',
  ],
  [
    'praktijk.yaml',
    '/algemene-voorwaarden',
    '/algemene-voorwarden',
    'De pagina "/algemene-voorwarden" bestaat niet. Bedoelt u /algemene-voorwaarden?',
  ],
  ['teksten.yaml', '/massage', '/massages', 'De pagina "/massages" bestaat niet. Bedoelt u /massage?'],
  ['teksten.yaml', '/shop', '/shopp', 'De pagina "/shopp" bestaat niet. Bedoelt u /shop?'],
  [
    'teksten.yaml',
    '/shop',
    '/shop#bestellen',
    'Hier kan alleen een pagina van deze site staan, zonder #. Schrijf /shop.',
  ],
  ['teksten.yaml', '/shop', '/reizen', 'De pagina "/reizen" bestaat niet. Vul het adres van een andere pagina in.'],
])('%s names what exists: not %s → %s', (name, part, other, message) => {
  expect(saidAfter(name, part, other)).toEqual([`@ ${message}`])
})
it('what cannot be read is not judged', () => {
  expect(saidOfSite(sharedReference, { 'praktijk.yaml': 'naam: x', 'teksten.yaml': undefined })).toEqual([])
})
it('is there in the example', () => {
  expect(saidOfSite(sharedReference, {})).toEqual([])
})
it.each([
  ['/massage]', '/masage]', 'Bedoelt u /massage?'],
  ['/massage]', '/contact]', 'Kies uit: /fysiotherapie'],
  ['glanerbrug: [vrijdag]', 'glanerbrugg: [vrijdag]', 'Bedoelt u glanerbrug?'],
  ['team\n', 'teem\n', 'Bedoelt u team?'],
])('what facts refer to is there: not %s → %s', (part, other, hint) => {
  expect(saidAfter('praktijk.yaml', part, other)).toEqual([expect.stringContaining(hint)])
})
