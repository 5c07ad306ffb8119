import type { Locator, Page } from 'playwright-core'
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
    for (const { street, name } of facts.locations) {
      expect(await island.getByText(street).first().isVisible()).toBe(true)
      expect(
        await island
          .getByRole('link', { name: `${copy.buttons.route} ${name}` })
          .first()
          .isVisible(),
      ).toBe(true)
    }
  }
  await expect.poll(() => island.locator('button:visible').count()).toBe(0)
}

/** The address that was chosen and the route to it, which stand beside the map; each card has its own as well. */
export function besideMap(page: Page) {
  const island = page.locator('[data-island]:has([data-places])')
  return {
    address: island.locator('[aria-live]'),
    route: island.locator('h3 ~ div, [aria-live]').getByRole('link', { name: copy.buttons.route }),
  }
}

/** The blocks answer to their buttons, whether React has come or not. */
export async function expectAnswers(page: Page): Promise<void> {
  const island = page.locator('[data-island]')
  await island.scrollIntoViewIfNeeded()
  if (new URL(page.url()).pathname === '/') {
    const second = copy.headings.reviewNumber({ number: 2, total: 3 })
    await island.getByRole('button', { name: copy.buttons.next, exact: true }).click()
    await expectInView(island.getByRole('group', { name: second }))
    await island.getByRole('button', { name: copy.buttons.previous, exact: true }).click()
    await expectInView(island.getByRole('group', { name: copy.headings.reviewNumber({ number: 1, total: 3 }) }))
  } else {
    const [first, second] = facts.locations
    for (const place of [second, first]) {
      await island.getByRole('button', { name: place?.name ?? '', exact: true }).click()
      expect(await island.getByRole('heading').innerText()).toBe(copy.map.question({ town: place?.name ?? '' }))
      const { address, route } = besideMap(page)
      expect(await address.innerText()).toContain(place?.street ?? '?')
      expect(await route.getAttribute('href')).toBe(place?.routeHref)
    }
  }
}

/** A slide fills its row. */
export const expectInView = (slide: Locator): Promise<void> =>
  expect
    .poll(() =>
      slide.evaluate((element) =>
        Math.abs(
          Math.round(element.getBoundingClientRect().left - (element.parentElement?.getBoundingClientRect().left ?? 0)),
        ),
      ),
    )
    .toBe(0)
