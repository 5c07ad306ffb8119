import { describe, expect, it } from 'vitest'
import { observed, observedPage, valueOf } from './observed.ts'
import type { PageData, Site } from './page.ts'

const card = {
  path: '/massage',
  kind: 'dienst',
  order: 1,
  title: 'Massage',
  text: 'Rust',
  picture: 'massage',
  region: '',
}
const site = {
  facts: { phone: '+31530000000', name: 'Praktijk' },
  copy: { menu: 'Menu' },
  placeholders: { telefoon: '053 000 0000' },
  picture: (name: string) => ({ src: `/assets/${name}.svg`, width: 4, height: 3 }),
  logo: { viewBox: '0 0 1 1', fill: 'none', shapes: '' },
  services: [card],
  homeServices: [card],
  complaints: [],
  menuComplaints: [],
  exercise: () => undefined,
  around: () => undefined,
  neighbours: () => [card],
  titles: new Map([['/massage', 'Massage']]),
  LocalText: () => null,
} as unknown as Site
const page = {
  path: '/',
  frontmatter: { heading: 'Home' },
  headings: [],
  placeholders: { telefoon: '053' },
} as unknown as PageData

/** What is written down while something is read from the site. */
function notedBy(read: (seen: Site) => unknown): string[] {
  const names: string[] = []
  read(observed(site, site, (name) => names.push(name)))
  return names
}

describe('an observed site', () => {
  it.each<[string, (seen: Site) => unknown, string[]]>([
    ['nothing', () => 0, []],
    ['one fact', ({ facts }) => facts.phone, ['facts:phone']],
    ['all facts', ({ facts }) => ({ ...facts }), ['facts', 'facts:phone', 'facts:name']],
    ['words', ({ copy }) => copy.menu, ['copy']],
    ['a picture', ({ picture }) => picture('hero'), ['picture:hero']],
    ['the logo', ({ logo }) => logo.shapes, ['logo']],
    ['a title', ({ titles }) => titles.get('/x:y'), ['title:/x:y']],
    ['an exercise', ({ exercise }) => exercise('knie-strekken'), ['exercise:knie-strekken']],
    ['what is around', ({ around }) => around('/pijnklachten/rug'), ['around:/pijnklachten/rug']],
    ['neighbours', ({ neighbours }) => neighbours('/massage'), ['neighbours:/massage']],
    ['lists', ({ services, complaints }) => [services, complaints], ['services', 'complaints']],
  ])('writes down that %s was asked for', (_, read, names) => {
    expect(notedBy(read)).toEqual(names)
  })

  it('answers as the site itself', () => {
    const seen = observed(site, site, () => {})
    expect([seen.facts.phone, seen.titles.get('/massage'), seen.picture('a').src]).toEqual([
      site.facts.phone,
      'Massage',
      '/assets/a.svg',
    ])
  })

  it('writes down which facts the text of a page names', () => {
    const names: string[] = []
    expect(observedPage(page, (name) => names.push(name)).placeholders.telefoon).toBe('053')
    expect(names).toEqual(['placeholder:telefoon'])
  })
})

describe('everything that can be written down', () => {
  const asked = notedBy((seen) => [
    { ...seen.facts },
    seen.placeholders,
    seen.picture('hero'),
    seen.logo,
    seen.services,
    seen.homeServices,
    seen.complaints,
    seen.menuComplaints,
    seen.neighbours('/massage'),
    seen.titles.get('/massage'),
  ])
  it.each([...asked, 'page', 'placeholder:telefoon'])('has a value: %s', (name) => {
    expect(valueOf(site, page, name)).not.toBeUndefined()
  })
  it('is known by name, so that a new input cannot be forgotten', () => {
    expect(() => valueOf(site, page, 'weather')).toThrow()
  })
})
