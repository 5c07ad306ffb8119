import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { hiddenLink } from './hiddenLink.ts'

const massage = exampleText('massage.mdx')
const linking = 'Lees meer [hier](/privacy#uw-rechten).\n\n<Knop naar="/privacy">Privacy</Knop>'
const pages = (line: string) => ({
  'massage.mdx': `${massage}\n${linking}\n`,
  'privacy.mdx': exampleText('privacy.mdx').replace('---\n', `---\n${line}\n`),
})
const line = massage.split('\n').length + 1
const said = (why: string) => [
  `content/massage.mdx:${line}:11  De link naar /privacy#uw-rechten is zo lang gewone tekst, en een knop is er niet. ${why}`,
  `content/massage.mdx:${line + 2}:7  De link naar /privacy is zo lang gewone tekst, en een knop is er niet. ${why}`,
]

it('a link to a draft is explained', () => {
  expect(saidOfSite(hiddenLink, pages('concept: true'))).toEqual(
    said('Concept: deze pagina komt niet op de site. Klaar? Haal dan de regel "concept: true" weg.'),
  )
})
it('so is one to a draft that is half written', () => {
  expect(saidOfSite(hiddenLink, pages('concept: true\nlaed: Een tikfout'))).toEqual(
    said('Concept: deze pagina komt niet op de site. Klaar? Haal dan de regel "concept: true" weg.'),
  )
})
it('only that one, where others lead to pages that are there', () => {
  const [first] = said('').map((text) => text.slice(0, text.indexOf('  ')))
  const both = pages('concept: true')
  const massageText = both['massage.mdx'].replace('<Knop naar="/privacy">', '<Knop naar="/contact">')
  expect(saidOfSite(hiddenLink, { ...both, 'massage.mdx': massageText })).toEqual([
    expect.stringMatching(`^${first}  De link naar /privacy#uw-rechten`),
  ])
})
it('so is one to a page whose days are over', () => {
  expect(saidOfSite(hiddenLink, pages('tot: 2020-01-01'))).toEqual(
    said('Deze pagina is na 2020-01-01 van de site gegaan. Haal de regel "tot" weg als zij terug moet.'),
  )
})
it('not one to a page that is there', () => {
  expect(saidOfSite(hiddenLink, pages('vanaf: 2020-01-01'))).toEqual([])
})
it('nor one from a draft to another', () => {
  const both = pages('concept: true')
  const draft = both['massage.mdx'].replace('---\n', '---\nconcept: true\n')
  const all = saidOfSite(hiddenLink, { ...both, 'massage.mdx': draft })
  expect(all.filter((text) => text.startsWith('content/massage.mdx'))).toEqual([])
})
it('so is one to the heading of an offer that is over, from its own page too', () => {
  const offer = '<Promotie beeld="hero" tot="2020-01-01">\n\n### Rol\n\n</Promotie>'
  const shop = `${exampleText('shop.mdx')}\n\n[Nu](#rol)\n\n[Shop](#nu)\n\n## Nu\n\n- Meer\n\n<Promoties>\n\n${offer}\n\n</Promoties>\n`
  const all = saidOfSite(hiddenLink, { 'shop.mdx': shop, 'massage.mdx': `${massage}\n[Nu](/shop#rol)\n` })
  expect(all).toEqual([
    expect.stringMatching(
      new RegExp(`^content/massage\\.mdx:${line}:1  De link naar /shop#rol leidt zo lang naar het begin van de pagina`),
    ),
    expect.stringMatching(/^content\/shop\.mdx:\d+:1 {2}De link naar #rol /),
  ])
})
