import { describe, expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { overviewPage, pageDates, pageName, singleKinds, townVersion } from './pages.ts'

describe('overviewPage', () => {
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
})

const withLines = (file: string, ...lines: string[]) => ({
  [file]: exampleText(file).replace('---\n', `---\n${lines.join('\n')}\n`),
})

it('a page may be a draft, and have its days', () => {
  expect(
    saidOfSite(pageDates, withLines('privacy.mdx', 'concept: true', 'vanaf: 2026-12-01', 'tot: 2026-12-01')),
  ).toEqual([])
})
it('the last day does not come before the first', () => {
  expect(saidOfSite(pageDates, withLines('privacy.mdx', 'vanaf: 2026-12-02', 'tot: 2026-12-01'))).toEqual([
    'content/privacy.mdx:3:6  "tot" ligt voor "vanaf". Draai ze om.',
  ])
})
it.each([
  ['index.mdx', '/', 'concept: true'],
  ['contact.mdx', '/contact', 'vanaf: 2026-12-01'],
  ['pijnklachten/index.mdx', '/pijnklachten', 'tot: 2026-12-01'],
])('%s is always there', (file, path, line) => {
  const [key = ''] = line.split(':')
  expect(saidOfSite(pageDates, withLines(file, line))).toEqual([
    `content/${file}:2:${key.length + 3}  De site zelf leidt naar ${path}, dus deze pagina is er altijd. Haal de regel "${key}" weg.`,
  ])
})
it('may say that it is no draft', () => {
  expect(saidOfSite(pageDates, withLines('index.mdx', 'concept: false'))).toEqual([])
})

describe('pageName', () => {
  const text = exampleText('massage.mdx')
  it.each([
    'Nieuws.mdx',
    'onze praktijk.mdx',
    '[id].mdx',
    'nieuws.md',
    'nieuws.MDX',
    'pijnklachten/voët.mdx',
    'a--b.mdx',
    'a_b.mdx',
    'index/a.mdx',
  ])('%s has no address', (name) => {
    expect(saidOfSite(pageName, { [name]: text })).toEqual([
      `content/${name}:1:1  De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx. Geef dit bestand zo’n naam.`,
    ])
  })
  it.each([
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
})

const kindIn = (name: string) =>
  exampleText(name)
    .split('\n')
    .findIndex((line) => line.startsWith('kind: ')) + 1

it('there is one home page', () => {
  expect(saidOfSite(singleKinds, { 'welkom.mdx': exampleText('index.mdx') })).toEqual([
    `content/welkom.mdx:${kindIn('index.mdx')}:7  kind: "home" is alleen voor content/index.mdx. Kies een ander kind.`,
  ])
})
it('the page for a wrong address has its own kind', () => {
  expect(saidOfSite(singleKinds, { '404.mdx': exampleText('massage.mdx') })).toEqual([
    `content/404.mdx:${kindIn('massage.mdx')}:7  Op deze pagina hoort een ander kind. Schrijf kind: niet-gevonden.`,
  ])
})
it('frontmatter that cannot be read is not judged', () => {
  expect(saidOfSite(singleKinds, { 'index.mdx': 'Tekst.' })).toEqual([])
  expect(saidOfSite(singleKinds)).toEqual([])
})

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
