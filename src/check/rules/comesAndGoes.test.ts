import { expect, it } from 'vitest'
import { onDay } from '../../test/onDay.ts'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { comesAndGoes } from './comesAndGoes.ts'

it('what appears and goes within 30 days is named at its line: a page, an offer and a notice', () => {
  onDay('2031-11-22')
  const offers = exampleText('blokken.mdx').replace('<Promotie ', '<Promotie tot="2031-12-05" ')
  const line = offers.slice(0, offers.indexOf('<Promotie tot')).split('\n').length
  const facts = exampleText('praktijk.yaml').replace(
    /^mededelingen:.*\n( {2}.*\n)*/m,
    'mededelingen:\n  - { titel: Kerst, tekst: We zijn dicht., vanaf: 2031-12-20, tot: 2032-01-20 }\n',
  )
  const said = saidOfSite(comesAndGoes, {
    'blokken.mdx': offers,
    'praktijk.yaml': facts,
    'privacy.mdx': exampleText('privacy.mdx').replace('---\n', '---\nvanaf: 2031-12-01\n'),
    'shop.mdx': exampleText('shop.mdx').replace('---\n', '---\ntot: 2032-12-01\n'),
  })
  expect(said).toEqual([
    'content/privacy.mdx:2:8  Pagina /privacy verschijnt op 2031-12-01. Bouw de site dan opnieuw.',
    `content/blokken.mdx:${line}:1  <Promotie> verdwijnt na 2031-12-05. Bouw de site de dag erna opnieuw.`,
    expect.stringMatching(/^content\/praktijk\.yaml:\d+:5 {2}Mededeling "Kerst" verschijnt op 2031-12-20\. /),
  ])
})
