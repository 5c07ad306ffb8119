import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { pageName } from './pageName.ts'

const text = exampleText('massage.mdx')
it.each([
  ['Nieuws.mdx', 'Noem dit bestand nieuws.mdx.'],
  ['onze praktijk.mdx', 'Noem dit bestand onze-praktijk.mdx.'],
  ['[id].mdx', 'Noem dit bestand id.mdx.'],
  ['nieuws.md', 'Noem dit bestand nieuws.mdx.'],
  ['nieuws.MDX', 'Noem dit bestand nieuws.mdx.'],
  ['pijnklachten/voët.mdx', 'Noem dit bestand voet.mdx.'],
  ['a--b.mdx', 'Noem dit bestand a-b.mdx.'],
  ['a_b.mdx', 'Noem dit bestand a-b.mdx.'],
  ['!.mdx', 'Geef dit bestand zo’n naam.'],
])('%s has no address', (name, advice) => {
  expect(saidOfSite(pageName, { [name]: text })).toEqual([
    `content/${name}:1:1  De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx. ${advice}`,
  ])
})
it.each([
  ['Nieuw/iets.mdx', 'Nieuw', 'Noem de map nieuw.'],
  ['nieuws/Jaar 2026/Iets.md', 'Jaar 2026', 'Noem de map jaar-2026.'],
  ['&/iets.mdx', '&', 'Geef de map zo’n naam.'],
])('%s stands in a folder whose name is no part of an address', (name, folder, advice) => {
  expect(saidOfSite(pageName, { [name]: text })).toEqual([
    `content/${name}:1:1  De naam van de map "${folder}" komt in het adres: kleine letters, cijfers en streepjes. ${advice}`,
  ])
})
it('a folder of the name index would vanish from the address', () => {
  expect(saidOfSite(pageName, { 'index/a.mdx': text })).toEqual([
    'content/index/a.mdx:1:1  Een map kan niet index heten: die naam valt weg uit het adres. Geef de map een andere naam.',
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
