import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { overviewPage } from './overviewPage.ts'

const text = exampleText('massage.mdx')
const news = { 'nieuws/2026/opening.mdx': text }

it('a page lies below an overview', () => {
  expect(saidOfSite(overviewPage, news)).toEqual([
    'content/nieuws/2026/opening.mdx:1:1  Bij deze map hoort een overzicht: content/nieuws/2026/index.mdx ontbreekt. Maak dat eerst.',
  ])
})
it.each(['nieuws/2026.mdx', 'nieuws/2026/index.mdx'])('which may be %s', (name) => {
  expect(saidOfSite(overviewPage, { ...news, 'nieuws.mdx': text, [name]: text })).toEqual([])
})
it('and asks for none above the pages of the site itself, also when the home page is missing', () => {
  expect(saidOfSite(overviewPage, { 'index.mdx': undefined })).toEqual([])
})
it('is not asked for in a folder whose name has to change', () => {
  expect(saidOfSite(overviewPage, { 'Nieuw/iets.mdx': text })).toEqual([])
})
