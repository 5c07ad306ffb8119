import { expect, it } from 'vitest'
import { practice } from '../site.ts'
import { promises } from './promises.ts'
import { hrefsIn, rootOfPage } from './read.ts'

/** How many clicks each page is from the home page, by the links in the pages themselves. */
function clicksFromHome(): Map<string, number> {
  const clicks = new Map([['/', 0]])
  // Grows while it is gone through: pages come in the order of their distance.
  for (const [path, count] of clicks)
    for (const href of hrefsIn(rootOfPage(path))) {
      const to = href.split('#')[0] ?? ''
      if (practice.visitorPaths.includes(to) && !clicks.has(to)) clicks.set(to, count + 1)
    }
  return clicks
}

it('every page that was promised is within three clicks of the home page, and so is every other that has a link', () => {
  const clicks = clicksFromHome()
  const { header, footer, otherPages, complaints, pages } = promises
  const promised = [...header, ...footer, ...otherPages, ...[...complaints, ...pages].map(({ path }) => path)]
  expect(promised.filter((path) => path.startsWith('/') && path !== '/404' && !clicks.has(path))).toEqual([])
  expect([...clicks].filter(([, count]) => count > 3)).toEqual([])
})
