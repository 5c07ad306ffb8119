import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { telHref } from '../content/phone.ts'
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
  const link = page.locator('#menu').getByRole('link', { name: 'Massage', exact: true })
  if (!(await link.isVisible())) await toggle.click()
  await link.click()
  await page.waitForURL('**/massage')
  await expectReadable(page)
}
