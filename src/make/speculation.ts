import { addresses } from '../content/addresses.ts'

/** Where a link leads that must wait for the click: the search, files, anything with a question, the page itself. */
const excluded = [
  { href_matches: [addresses.search, '/*.*', String.raw`/*\?(.+)`] },
  { selector_matches: `[href^="#"],[aria-current]` },
]

/**
 * Tells browsers that know how (Speculation Rules, WICG) to have the next page ready: from the moment that a finger or
 * a pointer rests on a link of the site. Who saves data is left out by the browser. It stands in the page, since under a
 * policy the form as a header is not settled (w3c/webappsec-csp#808).
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: [{ href_matches: '/*' }, ...excluded.map((not) => ({ not }))] }, eagerness: 'moderate' }],
})
