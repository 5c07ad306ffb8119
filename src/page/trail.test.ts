import { expect, it } from 'vitest'
import { checkContent } from '../check/check.ts'
import { placeholdersFor } from '../content/placeholders.ts'
import { exampleRoot } from '../test/example.ts'
import { structuredData } from './structuredData.ts'
import { trailOf } from './trail.ts'

const { pages, facts, copy } = checkContent(exampleRoot)

function trailsOf(path: string, hidden: readonly string[] = []) {
  const frontmatter = pages.find((page) => page.path === path)?.frontmatter
  if (!frontmatter?.ok || !facts.ok || !copy.ok) throw new Error('the content cannot be read')
  const titles = new Map(hidden.includes('/pijnklachten') ? [] : [['/pijnklachten', 'Pijnklachten']])
  const picture = () => ({ src: '', width: 1, height: 1 })
  const site = { facts: facts.data, copy: copy.data, titles, hidden, picture }
  const page = {
    path,
    frontmatter: frontmatter.data,
    headings: [],
    placeholders: placeholdersFor(facts.data),
    Body: () => null,
  }
  return { trail: trailOf(site, page).map((each) => each.path), data: JSON.stringify(structuredData(site, page)) }
}

it('leads from home over the overview to a page', () => {
  const { trail, data } = trailsOf('/pijnklachten/rug')
  expect(trail).toEqual(['/', '/pijnklachten', '/pijnklachten/rug'])
  expect(data).toContain('/pijnklachten"')
  expect(trailsOf('/hoofdpijn').trail).toEqual(['/', '/pijnklachten', '/hoofdpijn'])
})
it('leaves out an overview that is not on the site today, also for search engines', () => {
  const { trail, data } = trailsOf('/pijnklachten/rug', ['/pijnklachten'])
  expect(trail).toEqual(['/', '/pijnklachten/rug'])
  expect(data).not.toContain('/pijnklachten"')
  expect(data).toContain('"position":2')
  expect(data).not.toContain('"position":3')
  expect(trailsOf('/hoofdpijn', ['/pijnklachten']).trail).toEqual(['/', '/hoofdpijn'])
})
