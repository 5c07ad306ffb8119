import { describe, expect, it } from 'vitest'
import { exampleText, pageWith, saidOfSite } from '../../test/tryRule.ts'
import { promise } from './promise.ts'

const lock = ['# Adressen.', '/', '/massage', '/massage#ontspanningsmassage', '/shop', '/shop#ons-assortiment'].join(
  '\n',
)
const said = (lines: string, changes: Readonly<Record<string, string | undefined>> = {}) =>
  saidOfSite(promise, { 'adressen.lock': lines, ...changes })

it('is kept by pages that are there, by redirects and by files; a site without the file promises nothing', () => {
  expect(saidOfSite(promise, { 'massage.mdx': undefined })).toEqual([])
  expect(said('/massage\n/rugklachten\n/pijn-in-de-rug\n')).toEqual([])
  expect(
    said('/pijnklachten/rug#oorzaken-van-rugpijn\n/pijnklachten/rug#hoe-komt-rugpijn\n/locations#enschede'),
  ).toEqual([])
})
it('is broken by a page that is gone: the line that leads on is told with its place', () => {
  expect(said(lock, { 'massage.mdx': undefined }).slice(0, 1)).toEqual([
    'content/adressen.lock:3:1  De pagina /massage is weg, en anderen linken ernaar. Zet op content/omleidingen.yaml:10 deze regel: /massage: / (of wat beter past), ' +
      'of laat dat doen: npm run adressen -- --accept. Stond dit nooit online? Haal dan deze regel weg.',
  ])
})
it('knows a page again by its name or by its headings, and else goes up', () => {
  const text = exampleText('massage.mdx')
  const moved = (name: string) => said('/massage\n/massage#ontspanning\n', { 'massage.mdx': undefined, [name]: text })
  expect(said('/massages\n/massage')).toEqual([expect.stringContaining(' /massages: /massage (')])
  expect(said('/massages')).toEqual([
    expect.stringContaining('massage.mdx:19 deze regel: oude-adressen: [/massages] ('),
  ])
  expect(said('/pijnklachten/teen')).toEqual([expect.stringContaining(' /pijnklachten/teen: /pijnklachten (')])
  const [heading = ''] = [...text.matchAll(/^## (.*)$/gm)].map(([, words = '']) =>
    words.toLowerCase().replaceAll(' ', '-'),
  )
  expect(said(`/massage\n/massage#${heading}\n`, { 'massage.mdx': undefined, 'los-en-warm.mdx': text })).toEqual([
    expect.stringMatching(/ Zet op content\/los-en-warm\.mdx:\d+ deze regel: oude-adressen: \[\/massage\] \(/),
  ])
  expect(moved('massages.mdx')).toEqual([expect.stringContaining('massages.mdx')])
})
it('is broken by a heading with other words: the page is told where the old ones go', () => {
  const text = pageWith({}, '## Uit onze winkel\n\n## Bestellen')
  expect(said('/shop\n/shop#uit-de-winkel\n/shop#bestellen\n', { 'shop.mdx': text })).toEqual([
    expect.stringMatching(
      /^content\/adressen\.lock:2:1  De kop \/shop#uit-de-winkel is weg.* Zet op content\/shop\.mdx:8 deze regel: oude-koppen: \{ uit-de-winkel: uit-onze-winkel \} \(/,
    ),
  ])
  const withOld = exampleText('pijnklachten/rug.mdx')
  expect(said('/pijnklachten/rug#weg\n', { 'pijnklachten/rug.mdx': withOld })).toEqual([
    expect.stringMatching(/Zet op content\/pijnklachten\/rug\.mdx:21 deze regel: weg: oorzaken-van-rugpijn \(/),
  ])
})
describe('the advice for a page that has old headings already', () => {
  const adviceWith = (field: string) =>
    said('/shop\n/shop#uit-de-winkel\n', {
      'shop.mdx': pageWith({ title: `title: Massage in Enschede\n${field}` }, '## Uit onze winkel'),
    }).map((message) => /Zet op (.*?), of laat dat doen/.exec(message)?.[1])
  it.each([
    [
      'oude-koppen: { eerst: uit-onze-winkel } # zo heette het',
      'content/shop.mdx:3 tussen de accolades van oude-koppen, met een komma ervoor: uit-de-winkel: uit-onze-winkel (of wat beter past)',
    ],
    [
      'oude-koppen: {}',
      'content/shop.mdx:3 tussen de accolades van oude-koppen: uit-de-winkel: uit-onze-winkel (of wat beter past)',
    ],
    [
      'oude-koppen: {\n  eerst: uit-onze-winkel,\n}',
      'content/shop.mdx:4 tussen de accolades van oude-koppen, met een komma ervoor: uit-de-winkel: uit-onze-winkel (of wat beter past)',
    ],
    [
      'oude-koppen: # zo heette het\n  eerst: uit-onze-winkel',
      'content/shop.mdx:4 deze regel: uit-de-winkel: uit-onze-winkel (ingesprongen onder oude-koppen, of wat beter past)',
    ],
    [
      "'oude-koppen':\n  eerst: uit-onze-winkel",
      'content/shop.mdx:4 deze regel: uit-de-winkel: uit-onze-winkel (ingesprongen onder oude-koppen, of wat beter past)',
    ],
  ])('names no second field: %j', (field, advice) => {
    expect(adviceWith(field)).toEqual([advice])
  })
})
describe('the advice for a page by another name that says older ones', () => {
  const adviceWith = (field: string) =>
    said('/massage\n', {
      'massage.mdx': undefined,
      'massages.mdx': pageWith({ title: `title: Massage in Enschede\n${field}` }),
    }).map((message) => /Zet op (.*?), of laat dat doen/.exec(message)?.[1])
  it.each([
    ['', 'content/massages.mdx:9 deze regel: oude-adressen: [/massage] (of wat beter past)'],
    [
      'oude-adressen: [/knijpen] # zo heette het',
      'content/massages.mdx:3 tussen de haken van oude-adressen, met een komma ervoor: /massage (of wat beter past)',
    ],
    [
      'oude-adressen:\n  - /knijpen',
      'content/massages.mdx:4 deze regel: - /massage (ingesprongen onder oude-adressen, of wat beter past)',
    ],
  ])('names no second field: %j', (field, advice) => {
    expect(adviceWith(field)).toEqual([advice])
  })
})
it('of a redirect goes between the braces where those stand in braces', () => {
  const withFile = (text: string) => said('/weg\n', { 'omleidingen.yaml': text })
  expect(withFile('{ /oud: /massage }\n')).toEqual([
    expect.stringContaining('Zet op content/omleidingen.yaml:1 tussen de accolades, met een komma ervoor: /weg: / ('),
  ])
})
it.each([
  ['a field with a mistake', pageWith({ kind: 'kind: overzicht\norder: drie' }, '## Kop')],
  ['a field that is misspelled', pageWith({ lead: 'oude-kopen: { ons-assortiment: kop }' }, '## Kop')],
  ['signs that cannot be read', pageWith({ lead: 'lead: "Open' }, '## Kop')],
  ['lines above it that are not there', '## Kop'],
])('is not judged by a page with %s', (_, text) => {
  expect(said('/shop#ons-assortiment', { 'shop.mdx': text })).toEqual([])
})
it('of an old address is not judged while the text that names it cannot be read', () => {
  const broken = exampleText('pijnklachten/rug.mdx').replace(/^order: .*$/m, 'order: drie')
  expect(said('/pijn-in-de-rug\n', { 'pijnklachten/rug.mdx': broken })).toEqual([])
  expect(said('/rugklachten\n', { 'omleidingen.yaml': '/rugklachten: "/pijnklachten/rug\n' })).toEqual([])
  expect(said('/rugkl\n', { 'omleidingen.yaml': '/rugklachten: "/pijnklachten/rug\n' })).toHaveLength(1)
})
it('of a heading falls away with a page that has none, or that cannot be read', () => {
  expect(said('/shop#ons-assortiment', { 'shop.mdx': 'Alleen tekst.' })).toEqual([])
  expect(said('/shop#ons-assortiment', { 'shop.mdx': '{' })).toEqual([])
})

it('a file without a single address has lost them', () => {
  expect(said('# Elk adres.\n')).toEqual([
    expect.stringMatching(/^content\/adressen\.lock:1:1 {2}.* nu staat er niets\./),
  ])
})
