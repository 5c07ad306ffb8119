import type { Locator, Page } from 'playwright-core'

/** Opens a page of the site, with its fonts in use. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

/** Brings an interactive block into view and waits until it is alive. */
export async function wakeIsland(page: Page, name: string): Promise<Locator> {
  const island = page.locator(`[data-island="${name}"]`)
  await wake(page, island)
  return island
}

async function wake(page: Page, island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded()
  await island.and(page.locator('[data-status=ready]')).waitFor({ state: 'attached' })
}

/** Brings every interactive block into view and waits until it is alive; the page ends at its top again. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) await wake(page, island)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Opens every question and every other disclosure. */
export const openDetails = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

/** Opens what the header hides at this width: the menu on a phone, the complaints from 768 px. */
export async function openHeader(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[popovertarget]:visible').click()
  await page.locator(':popover-open').waitFor()
}

/** Closes what the header had opened. */
export async function closeHeader(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(':popover-open').waitFor({ state: 'hidden' })
}
