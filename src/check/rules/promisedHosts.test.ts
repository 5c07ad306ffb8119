import { describe, expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { promisedHosts } from './promisedHosts.ts'

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
