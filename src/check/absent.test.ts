import { expect, it } from 'vitest'
import { pageWith } from '../test/tryRule.ts'
import { isDraft, whyAbsent } from './absent.ts'
import { knownOf } from './known.ts'
import { readPage } from './readPage.ts'

const today = '2026-11-25'
const page = (line: string, change = (text: string) => text) =>
  readPage('content/voet.mdx', change(pageWith({})).replace('---\n', `---\n${line}\n`))
const broken = (text: string) => text.replace(/^title: .*$/m, 'title: "Half')

it.each(['concept: true', 'concept: true # nog niet af'])('%s is a draft, also when it is half written', (line) => {
  expect([page(line), page(line, broken)].map(isDraft)).toEqual([true, true])
  expect(whyAbsent(page(line, broken), today)).toContain('Concept')
})
it('a page that is there, comes later, or is broken and no draft', () => {
  expect([page('concept: false'), page('vanaf: 2027-01-01'), page('# concept: true', broken)].map(isDraft)).toEqual([
    false,
    false,
    false,
  ])
  expect(whyAbsent(page('vanaf: 2027-01-01'), today)).toContain('2027-01-01')
  expect(whyAbsent(page('# concept: true', broken), today)).toBeUndefined()
})
it('what is not there is not counted', () => {
  const over = { ...page('tot: 2020-01-01'), path: '/over' }
  const pages = [page('vanaf: 2020-01-01'), over]
  const known = knownOf({ pages, partials: [], files: [], pictures: [], today })
  expect(known.countOf('overzicht')).toBe(1)
})
