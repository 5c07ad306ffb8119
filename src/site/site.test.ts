import { describe, expect, it } from 'vitest'
import { checkContent } from '../check/check.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { exampleRoot } from '../test/example.ts'
import { siteOf } from './site.ts'

const { pages: read, facts, copy } = checkContent(exampleRoot)

/** The site of the example, with other frontmatter on some pages and some that are hidden. */
function siteWith(changes: Readonly<Record<string, object>>, hidden: readonly string[] = []) {
  if (!facts.ok || !copy.ok) throw new Error('the content cannot be read')
  const pages = read.flatMap(({ path, frontmatter }) =>
    frontmatter?.ok
      ? [{ path, frontmatter: { ...frontmatter.data, ...changes[path] } as Frontmatter, headings: [], mentioned: [] }]
      : [],
  )
  const picture = () => ({ src: '', width: 1, height: 1 })
  const logo = { viewBox: '', fill: '', shapes: '' }
  const made = { searchFile: () => '', shareImage: () => '', exercise: () => undefined, light: () => '/licht.svg' }
  return siteOf({ facts: facts.data, copy: copy.data, pages, picture, logo, hidden, ...made }, '2026-06-15').site
}
const paths = (cards: readonly { path: string }[]) => cards.map(({ path }) => path)

describe('a page of a service for one town', () => {
  const site = siteWith({ '/podotherapie': { 'versie-van': '/massage', city: 'glanerbrug' } })
  it('has no card and no place in lists', () => {
    expect(paths(siteWith({}).services)).toContain('/podotherapie')
    expect(paths(site.services)).not.toContain('/podotherapie')
  })
  it('is known by the page that is for all', () => {
    expect(site.versions).toEqual([{ of: '/massage', city: 'glanerbrug', path: '/podotherapie' }])
  })
})

describe('a page that is not on the site', () => {
  it('is in no list, menu or title, and at no location', () => {
    const { path = '' } = siteWith({}).copy.menu.links.find((link) => link.path === '/massage') ?? {}
    const site = siteWith({}, [path])
    const { copy: words, facts: known } = site
    const links = [
      ...words.menu.links,
      ...words.footer.bottom,
      ...words.footer.columns.flatMap((column) => column.links),
    ]
    expect(path).toBe('/massage')
    expect([...paths(links), ...paths(site.services), ...paths(site.homeServices)]).not.toContain(path)
    expect(known.locations.flatMap(({ treatments }) => treatments)).not.toContain(path)
    expect(site.titles.get(path)).toBeUndefined()
  })
})

describe('complaints and services', () => {
  const rug = { '/pijnklachten/rug': { behandelingen: ['/podotherapie', '/massage'] } }
  it('name each other, though only the complaint says so', () => {
    const { related } = siteWith(rug)
    expect(paths(related('/pijnklachten/rug'))).toEqual(['/podotherapie', '/massage'])
    expect(paths(related('/massage'))).toEqual(['/pijnklachten/rug', '/pijnklachten/nek', '/hoofdpijn'])
    expect(paths(related('/contact'))).toEqual([])
  })
  it('a page for one town has the complaints of the page for all', () => {
    const { related } = siteWith({ ...rug, '/personal-training': { 'versie-van': '/massage', city: 'enschede' } })
    expect(related('/personal-training')).toEqual(related('/massage'))
  })
  it('that are not on the site are not named', () => {
    const { related } = siteWith(rug, ['/podotherapie', '/pijnklachten/nek'])
    expect(paths(related('/pijnklachten/rug'))).toEqual(['/massage'])
    expect(paths(related('/massage'))).not.toContain('/pijnklachten/nek')
  })
})

it('a complaint that names its spot lights up there', () => {
  const site = siteWith({ '/pijnklachten/knie': { plek: { x: 1, y: 2 } } })
  expect(site.complaints.flatMap(({ spot }) => spot ?? [])).toEqual([{ x: 1, y: 2, light: '/licht.svg' }])
})

it('what has its days is there on those days', () => {
  const { isOn } = siteWith({})
  expect(['/', '2026-06-15/2026-06-15', '2026-06-16/', '/2026-06-14'].map(isOn)).toEqual([true, true, false, false])
})
