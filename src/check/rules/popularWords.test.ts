import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { popularWords } from './popularWords.ts'

const popular = (list: string) => ({
  'zoeken.mdx': exampleText('zoeken.mdx').replace(/^popular: .*$/m, `popular: [${list}]`),
})

it('what is searched a lot is a word or a name of a page', () => {
  expect(saidOfSite(popularWords, popular('Spit, Rugpijn'))).toEqual([])
  expect(saidOfSite(popularWords, popular('spitt'))).toEqual([
    'content/zoeken.mdx:10:11  popular: "spitt" is bij geen enkele pagina een naam of zoekwoord. Bedoelt u spit?',
  ])
})
