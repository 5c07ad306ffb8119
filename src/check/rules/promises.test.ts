import { describe, expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { promise, promisedHosts } from './promises.ts'

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
  expect(said('/massages')).toEqual([expect.stringContaining(' /massages: /massage (')])
  expect(said('/pijnklachten/teen')).toEqual([expect.stringContaining(' /pijnklachten/teen: /pijnklachten (')])
  const [heading = ''] = [...text.matchAll(/^## (.*)$/gm)].map(([, words = '']) =>
    words.toLowerCase().replaceAll(' ', '-'),
  )
  expect(said(`/massage\n/massage#${heading}\n`, { 'massage.mdx': undefined, 'los-en-warm.mdx': text })).toEqual([
    expect.stringContaining(' /massage: /los-en-warm ('),
  ])
  expect(moved('massages.mdx')).toEqual([expect.stringContaining(' /massage: /massages (')])
})
it('is broken by a heading with other words: the page is told where the old ones go', () => {
  const text = '---\ntitle: Terug\n---\n\n## Uit onze winkel\n\n## Bestellen\n'
  expect(said('/shop\n/shop#uit-de-winkel\n/shop#bestellen\n', { 'shop.mdx': text })).toEqual([
    expect.stringMatching(
      /^content\/adressen\.lock:2:1  De kop \/shop#uit-de-winkel is weg.* Zet op content\/shop\.mdx:3 deze regel: oude-koppen: \{ uit-de-winkel: uit-onze-winkel \} \(/,
    ),
  ])
  const withOld = exampleText('pijnklachten/rug.mdx')
  expect(said('/pijnklachten/rug#weg\n', { 'pijnklachten/rug.mdx': withOld })).toEqual([
    expect.stringMatching(/Zet op content\/pijnklachten\/rug\.mdx:21 deze regel: weg: oorzaken-van-rugpijn \(/),
  ])
})
it('of a heading falls away with a page that has none, or that cannot be read', () => {
  expect(said('/shop#ons-assortiment', { 'shop.mdx': 'Alleen tekst.' })).toEqual([])
  expect(said('/shop#ons-assortiment', { 'shop.mdx': '{' })).toEqual([])
})

const facts = exampleText('praktijk.yaml')
const map = /kaart: (https:\/\/www\.openstreetmap\.org\/\S+)/.exec(facts)?.[1] ?? ''
const lineOf = (part: string, text = facts): number => text.slice(0, text.indexOf(part)).split('\n').length
const withMap = (href: string) => ({ 'praktijk.yaml': facts.replace(map, href) })
const withHosts = facts.replace(/^beeldhosts: .*$/m, 'beeldhosts: [beelden.example]')
const privacy = { 'privacy.mdx': 'De kaart komt van OpenStreetMap.' }

describe('a host that the browser of a visitor asks', () => {
  it('may be that of the map which the texts name', () => {
    expect(map).not.toBe('')
    expect(saidOfSite(promisedHosts)).toEqual([])
    expect(saidOfSite(promisedHosts, privacy)).toEqual([])
  })

  it.each([
    ['https://www.google.com/maps/embed?pb=1', 'Google'],
    ['https://kaart.example/embed', 'kaart.example'],
    ['https://openstreetmap.org.example/embed', 'openstreetmap.org.example'],
  ])('is not another map: %s', (href, name) => {
    const [inCopy, inPrivacy, ...more] = saidOfSite(promisedHosts, { ...withMap(href), ...privacy })
    const at = `content/praktijk.yaml:${lineOf(map)}:`
    expect(inCopy).toContain(at)
    expect(inCopy).toMatch(new RegExp(`komt van ${name}, maar de vraag aan de bezoeker`))
    expect(inPrivacy).toMatch(new RegExp(`komt van ${name}, maar de privacypagina noemt dat niet`))
    expect(more).toEqual([])
  })

  it('may be another map once both texts name it', () => {
    const copy = exampleText('teksten.yaml').replaceAll('OpenStreetMap', 'OpenStreetMap of Google')
    const told = { 'teksten.yaml': copy, 'privacy.mdx': 'De kaart komt van OpenStreetMap of Google.' }
    expect(saidOfSite(promisedHosts, { ...withMap('https://www.google.com/maps/embed?pb=1'), ...told })).toEqual([])
  })

  it('is not one of pictures, unless the page about privacy names it', () => {
    expect(withHosts).not.toBe(facts)
    const changed = { 'praktijk.yaml': withHosts }
    const at = `content/praktijk.yaml:${lineOf('beeldhosts:', withHosts)}:`
    for (const more of [{}, privacy])
      expect(saidOfSite(promisedHosts, { ...changed, ...more })).toEqual([
        expect.stringMatching(
          new RegExp(`^${at}\\d+ {2}De browser van een bezoeker haalt foto's bij beelden\\.example`),
        ),
      ])
    const named = 'De kaart komt van OpenStreetMap, foto’s van beelden.example.'
    expect(saidOfSite(promisedHosts, { ...changed, 'privacy.mdx': named })).toEqual([])
  })
})
