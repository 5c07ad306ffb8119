import { describe, expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { chosenServices } from './services.ts'

const home = exampleText('index.mdx')
const line = home.split('\n').indexOf('  - /podotherapie') + 1
const withService = (path: string) => ({ 'index.mdx': home.replace('  - /podotherapie\n', `  - ${path}\n`) })
const services = '/fysiotherapie, /hulpmiddelen, /massage, /personal-training, /podotherapie'

describe('the services that the home page chooses', () => {
  it.each([
    ['/podotherapy', '"/podotherapy" is geen dienst van de site. Bedoelt u /podotherapie?'],
    ['/wandelen', `"/wandelen" is geen dienst van de site. Kies uit: ${services}.`],
    ['/contact', `"/contact" is geen dienst van de site. Kies uit: ${services}.`],
  ])('are services, each once: not %s', (path, message) => {
    expect(line).toBeGreaterThan(1)
    expect(saidOfSite(chosenServices, withService(path))).toEqual([`content/index.mdx:${line}:5  ${message}`])
  })
  it('are for all towns: a page for one town has no card', () => {
    const version = exampleText('massage.mdx').replace('---\n', '---\nversie-van: /massage\ncity: enschede\n')
    const said = saidOfSite(chosenServices, { ...withService('/massage-hier'), 'massage-hier.mdx': version })
    expect(said).toEqual([
      `content/index.mdx:${line}:5  "/massage-hier" is geen dienst van de site. Kies uit: ${services}.`,
    ])
  })
  it('are different ones', () => {
    const twice = home.replace(/^( {2}- \/podotherapie\n)( {2}- .+\n)/m, '$1$1')
    expect(saidOfSite(chosenServices, { 'index.mdx': twice })).toEqual([
      `content/index.mdx:${line + 1}:5  "/podotherapie" staat er twee keer. Noem elke dienst één keer.`,
    ])
  })
  it('are not blamed for a mistake in their own page, and may change their name', () => {
    const massage = exampleText('massage.mdx')
    expect(saidOfSite(chosenServices, { 'massage.mdx': massage.replace('kind: dienst', 'kind: dienstt') })).toEqual([])
    expect(
      saidOfSite(chosenServices, { 'massage.mdx': massage.replace(/^ {2}name: .+$/m, '  name: Masseren') }),
    ).toEqual([])
  })
})

describe('the services that a complaint names', () => {
  const rug = 'pijnklachten/rug.mdx'
  const said = (...named: string[]) =>
    saidOfSite(chosenServices, {
      [rug]: exampleText(rug).replace(/^behandelingen: .*$/m, `behandelingen: [${named.join(', ')}]`),
    })

  it('are services of the site', () => {
    expect(exampleText(rug)).toMatch(/^behandelingen: /m)
    expect(said('/fysiotherapie', '/massage')).toEqual([])
  })
  it('are told, when they are not there, with what was meant or with what there is', () => {
    expect(said('/fysiotherapie', '/masage')).toEqual([
      expect.stringMatching(
        /^content\/pijnklachten\/rug\.mdx:\d+:33 {2}"\/masage" is geen dienst van de site\. Bedoelt u \/massage\?$/,
      ),
    ])
    expect(said('/contact').join()).toMatch(/"\/contact" is geen dienst van de site\. Kies uit: .*\/massage/)
  })
  it('are different ones', () => {
    expect(said('/massage', '/massage').join()).toContain('"/massage" staat er twee keer.')
  })
})
