import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { telHref, whatsappHref } from '../../content/phone.ts'
import { readTable } from '../../hosting/tableFile.ts'
import { find } from '../html.ts'
import { practice } from '../site.ts'
import { budget } from '../budgets.ts'
import { wireBytes } from '../wire.ts'
import { promises } from './promises.ts'
import { hrefsIn, mainOf, rootOfPage } from './read.ts'

const { facts, copy } = practice
const table = readTable(practice.dist)
const regions = promises.complaints.map(({ path }) => path)

it('every route that was promised is a page', () => {
  const promised = [...promises.header, ...promises.footer, ...promises.otherPages, ...regions, '/404']
  expect(practice.pagePaths).toEqual(expect.arrayContaining([...promised, ...promises.pages.map(({ path }) => path)]))
})

describe.each(practice.visitorPaths)('%s', (path) => {
  it('has the links of the header and the footer', () => {
    const root = rootOfPage(path)
    const [header = [], footer = []] = ['header', 'footer'].map((tag) => hrefsIn(find(root, tag)[0] ?? root))
    expect(header).toEqual(expect.arrayContaining([...promises.header, ...regions, telHref(facts.phone)]))
    expect(footer).toEqual(expect.arrayContaining([...promises.footer, ...facts.social.map(({ href }) => href)]))
    expect(hrefsIn(root)).toContain(whatsappHref(facts.whatsapp, copy.whatsapp.message))
  })
  it('is carried by the first round trip, with its headers', async () => {
    const { headers } = table.pages.get(path) ?? table.missing
    const sent = { ...headers, 'Content-Encoding': 'br' }
    expect(await wireBytes(sent, practice.sent(path))).toBeLessThanOrEqual(budget.firstRoundTrip)
  })
})

it('the file to search by weighs 16 kB at most with thirty pages', () => {
  const assets = join(practice.dist, 'assets')
  const [file = ''] = readdirSync(assets).filter((name) => /^zoekindex-.*\.br$/.test(name))
  expect((statSync(join(assets, file)).size / practice.visitorPaths.length) * 30).toBeLessThan(16_000)
})

it('the pain overview has keywords, and no other page', () => {
  const named = practice.pagePaths.filter((path) => find(rootOfPage(path), 'meta', { name: 'keywords' }).length > 0)
  expect(named).toEqual(['/pijnklachten'])
})

// The pain overview has the figure alone: its cards are the list.
it.each([
  ['/', 2],
  ['/services', 2],
  ['/pijnklachten', 1],
])('%s links the nine regions on the figure and, where there is one, in the list beside it', (path, count) => {
  const expected = [...regions, '/hoofdpijn'].toSorted()
  const lists = find(mainOf(path), 'ul')
    .map(hrefsIn)
    .filter((hrefs) => hrefs.length >= expected.length && hrefs.includes('/hoofdpijn'))
  // The owner may add one.
  const promised = lists.map((hrefs) => hrefs.filter((href) => expected.includes(href)).toSorted())
  expect(promised).toEqual(Array.from({ length: count }, () => expected))
})
