import { describe, expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { homeServices } from './homeServices.ts'

const home = exampleText('index.mdx')
const line = home.split('\n').indexOf('  - /podotherapie') + 1
const withService = (path: string) => ({ 'index.mdx': home.replace('  - /podotherapie\n', `  - ${path}\n`) })
const services = '/fysiotherapie, /hulpmiddelen, /massage, /personal-training, /podotherapie'

describe('the services that the home page chooses', () => {
  it.each([
    ['/podotherapy', 'De pagina "/podotherapy" bestaat niet. Bedoelt u /podotherapie?'],
    ['/wandelen', `De pagina "/wandelen" bestaat niet. Kies uit: ${services}.`],
    ['/contact', `"/contact" is geen dienst. Kies uit: ${services}.`],
  ])('are services, each once: not %s', (path, message) => {
    expect(line).toBeGreaterThan(1)
    expect(saidOfSite(homeServices, withService(path))).toEqual([`content/index.mdx:${line}:5  ${message}`])
  })
  it('are different ones', () => {
    const twice = home.replace(/^( {2}- \/podotherapie\n)( {2}- .+\n)/m, '$1$1')
    expect(saidOfSite(homeServices, { 'index.mdx': twice })).toEqual([
      `content/index.mdx:${line + 1}:5  "/podotherapie" staat er twee keer. Kies elke dienst één keer.`,
    ])
  })
  it('are not blamed for a mistake in their own page, and may change their name', () => {
    const massage = exampleText('massage.mdx')
    expect(saidOfSite(homeServices, { 'massage.mdx': massage.replace('kind: dienst', 'kind: dienstt') })).toEqual([])
    expect(saidOfSite(homeServices, { 'massage.mdx': massage.replace(/^ {2}name: .+$/m, '  name: Masseren') })).toEqual(
      [],
    )
  })
})
