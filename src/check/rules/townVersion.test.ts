import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { townVersion } from './townVersion.ts'

const massage = exampleText('massage.mdx')
const version = (...lines: string[]) => massage.replace('---\n', `---\n${lines.join('\n')}\n`)
const said = (...lines: string[]) => saidOfSite(townVersion, { 'massage-hier.mdx': version(...lines) })

it('a page of a service may be about one town', () => {
  expect(said('versie-van: /massage', 'city: enschede')).toEqual([])
})
it('it says which town', () => {
  expect(said('versie-van: /massage')).toEqual([
    'content/massage-hier.mdx:2:13  Zet erbij voor welke plaats deze pagina is: city: en de id van de locatie.',
  ])
})
it('and is a version of a service for all towns', () => {
  expect(said('versie-van: /masage', 'city: enschede')).toEqual([
    'content/massage-hier.mdx:2:13  "/masage" is geen dienst van de site. Bedoelt u /massage?',
  ])
  expect(said('versie-van: /contact', 'city: enschede')).toEqual([
    'content/massage-hier.mdx:2:13  "/contact" is geen dienst van de site. Kies uit: /fysiotherapie, /hulpmiddelen, /massage, /personal-training, /podotherapie.',
  ])
  expect(said('versie-van: /massage-hier', 'city: enschede')).toHaveLength(1)
})
it('for each town once', () => {
  const one = version('versie-van: /massage', 'city: enschede')
  expect(saidOfSite(townVersion, { 'massage-a.mdx': one, 'massage-b.mdx': one })).toEqual([
    'content/massage-b.mdx:2:13  Er is al een pagina van /massage voor enschede. Houd er één over.',
  ])
})
it('a page whose frontmatter is missing is not judged', () => {
  expect(saidOfSite(townVersion, { 'massage-hier.mdx': 'Tekst.' })).toEqual([])
})
it('is not blamed for a mistake in the page of the service', () => {
  const broken = massage.replace('kind: dienst', 'kind: dienstt')
  const texts = { 'massage.mdx': broken, 'massage-hier.mdx': version('versie-van: /massage', 'city: enschede') }
  expect(saidOfSite(townVersion, texts)).toEqual([])
})
