import { describe, expect, it } from 'vitest'
import { placeholdersFor } from '../content/placeholders.ts'
import { example } from '../test/example.ts'
import { copy } from '../test/copy.ts'
import type { PageData } from '../site/page.ts'
import { filesOf } from './readerFiles.ts'

const { facts } = example
const page = (path: string, title: string): PageData => ({
  path,
  frontmatter: { kind: 'tekst', title, meta: 'Een regel.', heading: title, lead: 'Lees.' },
  headings: [],
  placeholders: placeholdersFor(facts),
})
const filesFrom = (robots: string) =>
  filesOf({
    pages: [page('/privacy', 'Privacy [beleid]'), page('/a', 'Een titel')],
    facts,
    copy,
    robots,
    changedOn: (path) => (path === '/a' ? '2026-01-02' : undefined),
  })

describe('robots.txt', () => {
  it('ends with the address of the sitemap', () => {
    expect(filesFrom('User-agent: *\nAllow: /\n').get('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${facts.origin}/sitemap.xml\n`,
    )
  })
  it('holds nothing else when nobody wrote one', () => {
    expect(filesFrom('').get('robots.txt')).toBe(`Sitemap: ${facts.origin}/sitemap.xml\n`)
  })
})

it('the sitemap has the day of a change where that is known', () => {
  expect(filesFrom('').get('sitemap.xml')?.split('\n').slice(2, 4)).toEqual([
    `<url><loc>${facts.origin}/a</loc><lastmod>2026-01-02</lastmod></url>`,
    `<url><loc>${facts.origin}/privacy</loc></url>`,
  ])
})

it('llms.txt has a heading, a quote and a line for each page, which leads to its twin in Markdown', () => {
  const [heading, , quote, , kind, , first, second] = filesFrom('').get('llms.txt')?.split('\n') ?? []
  expect([heading, quote, kind]).toEqual([`# ${facts.name}`, `> ${facts.tagline}`, `## ${copy.search.kinds.other}`])
  expect(first).toMatch(/^- \[Een titel.*\]\(https:.*\/a\.md\): Een regel\.$/)
  expect(second).toContain('[Privacy \\[beleid\\]')
})

it('llms.txt names a page of whatever kind', () => {
  const { frontmatter, ...rest } = page('/b', 'Een soort')
  const pages = [{ ...rest, frontmatter: { ...frontmatter, kind: 'niet-gevonden' as const, picture: 'pijn-rug' } }]
  const text = filesOf({ pages, facts, copy, robots: '', changedOn: () => undefined }).get('llms.txt')
  expect(text).toContain('/b.md)')
})

it('llms.txt has no line, heading or link that a text adds', () => {
  const bad = 'Een regel.\n\n## Ander\n- [Betaal hier](https://elders.example)\r> x'
  const { frontmatter, ...rest } = page('/a', bad)
  const pages = [{ ...rest, frontmatter: { ...frontmatter, meta: bad } }]
  const shared = { copy, robots: '', changedOn: () => undefined }
  const lines = (filesOf({ ...shared, pages, facts: { ...facts, tagline: bad } }).get('llms.txt') ?? '').split(
    /[\r\n]+/,
  )
  expect(lines.map((line) => line.slice(0, 3))).toEqual([`# ${facts.name[0]}`, '> E', '## ', '- [', ''])
  expect(lines.join('').match(/(?<!\\)\]\(/g)).toHaveLength(1)
})
