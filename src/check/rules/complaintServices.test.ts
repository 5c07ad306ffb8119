import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { complaintServices } from './complaintServices.ts'

const rug = 'pijnklachten/rug.mdx'
const said = (...services: string[]) =>
  saidOfSite(complaintServices, {
    [rug]: exampleText(rug).replace(/^behandelingen: .*$/m, `behandelingen: [${services.join(', ')}]`),
  })

it('a complaint names services of the site', () => {
  expect(exampleText(rug)).toMatch(/^behandelingen: /m)
  expect(said('/fysiotherapie', '/massage')).toEqual([])
})
it('one that is not there is told with what was meant, or with what there is', () => {
  expect(said('/fysiotherapie', '/masage')).toEqual([
    expect.stringMatching(
      /^content\/pijnklachten\/rug\.mdx:\d+:33 {2}"\/masage" is geen dienst van de site\. Bedoelt u \/massage\?$/,
    ),
  ])
  expect(said('/contact').join()).toMatch(/"\/contact" is geen dienst van de site\. Kies uit: .*\/massage/)
})
it('each once', () => {
  expect(said('/massage', '/massage').join()).toContain('"/massage" staat er twee keer.')
})
