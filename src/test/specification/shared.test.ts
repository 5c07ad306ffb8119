// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { telHref, whatsappHref } from '../../content/phone.ts'
import { facts } from './facts.ts'
import { documentOf, find, wordsOf } from '../html.ts'
import { practice } from '../site.ts'
import { hrefsIn, mainOf, regionPaths } from './words.ts'

const inHeader = ['/', '/fysiotherapie', '/podotherapie', '/massage', '/personal-training', '/contact', ...regionPaths]
const inFooter = [
  ['/', '/fysiotherapie', '/podotherapie', '/massage', '/personal-training', '/voeding', '/contact', '/locations'],
  ['/hulpmiddelen', '/over-ons', '/verhuur', '/privacy', '/algemene-voorwaarden', '/services'],
].flat()

it('every route is a page (specification, section 2), with /hoofdpijn and the accessibility statement', () => {
  const names = ['/shop', '/pijnklachten', '/hoofdpijn', '/toegankelijkheid']
  expect(practice.pagePaths).toEqual(expect.arrayContaining([...inHeader, ...inFooter, ...names, '/404']))
})

describe('every page', () => {
  it.each(practice.visitorPaths)(
    '%s has the links of the header and the footer (specification, "Shared layout")',
    (path) => {
      const root = documentOf(path, practice)
      const [header = [], footer = []] = ['header', 'footer'].map((tag) => hrefsIn(find(root, tag)[0] ?? root))
      expect(header).toEqual(expect.arrayContaining([...inHeader, telHref(facts.phone)]))
      expect(footer).toEqual(expect.arrayContaining([...inFooter, ...facts.social.map(({ href }) => href)]))
      expect(hrefsIn(root)).toContain(whatsappHref(facts.whatsapp))
    },
  )
})

it('the home title names both towns and direct access (specification, section 1)', () => {
  expect(wordsOf(find(documentOf('/', practice), 'title')[0] ?? documentOf('/', practice))).toMatch(
    /^Fysiotherapie in Enschede en Glanerbrug, direct toegankelijk/,
  )
})

it('the pain overview has keywords (specification, section 1)', () => {
  expect(find(documentOf('/pijnklachten', practice), 'meta', { name: 'keywords' })).toHaveLength(1)
})

// The pain overview has the figure alone: its cards are the list.
it.each([
  ['/', 2],
  ['/services', 2],
  ['/pijnklachten', 1],
])('%s links the nine regions on the figure and, where there is one, in the list beside it', (path, count) => {
  const nine = find(mainOf(path), 'ul')
    .map(hrefsIn)
    .filter((hrefs) => hrefs.length === 9 && hrefs.includes('/hoofdpijn'))
  const expected = [...regionPaths, '/hoofdpijn'].toSorted()
  expect(nine.map((hrefs) => hrefs.toSorted())).toEqual(Array.from({ length: count }, () => expected))
})
