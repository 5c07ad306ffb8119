import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { pageName } from './pageName.ts'

const text = exampleText('massage.mdx')
it.each([
  'Nieuws.mdx',
  'onze praktijk.mdx',
  '[id].mdx',
  'nieuws.md',
  'nieuws.MDX',
  'pijnklachten/voët.mdx',
  'a--b.mdx',
  'a_b.mdx',
  'index/a.mdx',
])('%s has no address', (name) => {
  expect(saidOfSite(pageName, { [name]: text })).toEqual([
    `content/${name}:1:1  De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx. Geef dit bestand zo’n naam.`,
  ])
})
it('a page in the folder of the build would be kept for a year', () => {
  expect(saidOfSite(pageName, { 'assets/nieuws.mdx': text })).toEqual([
    'content/assets/nieuws.mdx:1:1  De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.',
  ])
})
it.each([
  'assets.mdx',
  'nieuws/assets/een.mdx',
  'nieuws.mdx',
  'nieuws/2026.mdx',
  'tarievenindex.mdx',
  'bmi-index.mdx',
  'pijnklachten/pijnindex.mdx',
  'README.md',
  'nieuws/README.md',
  '_Concept/a b.mdx',
  'notities.txt',
])('%s has one, or needs none', (name) => {
  expect(saidOfSite(pageName, { [name]: text })).toEqual([])
})
