import type { Page } from 'playwright-core'

/** The parts that a selector finds, in CSS pixels of the page. */
export const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return { left, right, top: top + scrollY, bottom: bottom + scrollY }
    }),
  )

/** The first of those. Throws when there is none. */
export async function boxOf(page: Page, selector: string) {
  const [box] = await boxesOf(page, selector)
  if (!box) throw new Error(`${selector} is er niet.`)
  return box
}
