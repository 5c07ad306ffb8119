import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { telHref } from '../content/phone.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'

/** The page of this moment can be read and the practice can be called from it. */
export async function expectReadable(page: Page): Promise<void> {
  const heading = page.locator('h1')
  expect(await heading.isVisible()).toBe(true)
  expect((await heading.innerText()).length).toBeGreaterThan(5)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
  expect(await page.locator(`a[href="${telHref(facts.phone)}"]:visible`).count()).toBeGreaterThan(0)
}

/** A link of the main menu, reached as a visitor does on this width, leads to a page that reads and calls. */
export async function expectNavigable(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu', exact: true })
  const link = page.locator('#hoofdmenu > ul > li > a:not([href="/"], [aria-current])').first()
  const to = await link.getAttribute('href')
  if (!(await link.isVisible())) await toggle.click()
  await link.click()
  await page.waitForURL((url) => url.pathname === to)
  await expectReadable(page)
}

/** Brings the interactive block of the page into view and waits until its scripts have come or failed. */
export async function reachIsland(page: Page): Promise<void> {
  await page.locator('[data-island]').scrollIntoViewIfNeeded()
  await page.locator('[data-status="ready"], [data-island="failed"]').waitFor()
}

/** The blocks that need a script show everything they hold, and no button that does nothing. */
export async function expectStatic(page: Page): Promise<void> {
  const island = page.locator('[data-island]')
  await island.scrollIntoViewIfNeeded()
  if (new URL(page.url()).pathname === '/') {
    await expect.poll(() => island.locator('blockquote:visible').count()).toBe(3)
  } else {
    expect(await island.getByText(facts.locations[0]?.street ?? '?').isVisible()).toBe(true)
    expect(await island.getByRole('link', { name: copy.buttons.route }).isVisible()).toBe(true)
  }
  await expect.poll(() => island.locator('button:visible').count()).toBe(0)
}
