import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { requiredFiles } from './requiredFiles.ts'

it.each([
  'index.mdx',
  '404.mdx',
  'contact.mdx',
  'services.mdx',
  'locations.mdx',
  'pijnklachten/index.mdx',
  '_delen/lokale-tekst.mdx',
  '_beelden/logo.svg',
  '_beelden/fallback.svg',
  '_beelden/lichaam.svg',
  '_beelden/afsluiter.svg',
  '_beelden/kaartpatroon.svg',
])('%s is missing, which the code needs', (name) => {
  expect(saidOfSite(requiredFiles, { [name]: undefined })).toEqual([
    `content/${name}:1:1  Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.`,
  ])
})
it('a page may have either form', () => {
  expect(
    saidOfSite(requiredFiles, { 'contact.mdx': undefined, 'contact/index.mdx': exampleText('contact.mdx') }),
  ).toEqual([])
})
it.each([
  ['fallback', []],
  ['afsluiter', []],
  ['logo', ['content/_beelden/logo.svg:1:1  Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.']],
])('a photo stands for %s where no colours of the page are in it', (name, said) => {
  expect(saidOfSite(requiredFiles, { [`_beelden/${name}.svg`]: undefined, [`_beelden/${name}.jpg`]: '' })).toEqual(said)
})
it('the example has them all', () => {
  expect(saidOfSite(requiredFiles)).toEqual([])
})
