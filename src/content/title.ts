import { addresses } from './addresses.ts'

/** How many characters of a title a list of results shows. */
export const titleLimit = 60

/** How long the words may be by which a list of results shows a page, once the facts that they name are filled in. */
export const headLimits = { title: titleLimit, meta: 160 } as const

/**
 * The title of a page as browsers and search engines get it: with the name of the practice behind it where that fits,
 * and never cut. The home page, which search engines show beside the name of the site, goes without.
 * @param title as the page's file has it
 */
export function shownTitle(title: string, path: string, name: string): string {
  const whole = `${title} | ${name}`
  return path === addresses.home || whole.length > titleLimit ? title : whole
}
