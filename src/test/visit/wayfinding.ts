import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { telHref, whatsappHref } from '../../content/phone.ts'
import { desktop, phone } from '../browser.ts'
import type { BuiltSite } from '../site.ts'
import { scrollPage } from '../watch.ts'

/** Whether a press on the middle of the WhatsApp button reaches it, wherever the page is scrolled to. Runs in the page. */
function isOnTop(href: string): boolean {
  const button = [...document.querySelectorAll(`a[href="${href}"]`)].find(
    (link) => getComputedStyle(link).position === 'fixed',
  )
  if (!button) return false
  const { x, y, width, height } = button.getBoundingClientRect()
  const isWhole =
    x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && width >= 24 && height >= 44
  return isWhole && button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** WhatsApp and the phone are at hand at both ends of the page, in a narrow window and, where all is tried, in a wide one. */
export async function expectWithinReach(page: Page, { facts, copy }: BuiltSite, isDeep: boolean): Promise<void> {
  for (const viewport of isDeep ? [desktop, phone] : [phone]) {
    await page.setViewportSize(viewport)
    for (const top of [0, await page.evaluate(() => document.documentElement.scrollHeight)]) {
      await scrollPage(page, top)
      // On a phone it slides back to its place first.
      await expect
        .poll(() => page.evaluate(isOnTop, whatsappHref(facts.whatsapp, copy.whatsapp.message)), {
          message: `${viewport.width} px, ${top}`,
        })
        .toBe(true)
    }
    expect(await page.locator(`header a[href="${telHref(facts.phone)}"]:visible`).count()).toBe(1)
  }
  await scrollPage(page, 0)
}

/** The menu marks the page that is open, and the list of complaints when it is one of those. */
export async function expectMarked(page: Page, path: string, { copy }: BuiltSite): Promise<void> {
  await page.setViewportSize(desktop)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  const trigger = page.getByRole('button', { name: 'Pijnklachten', exact: true })
  const isComplaint = path === '/hoofdpijn' || path === '/pijnklachten' || path.startsWith('/pijnklachten/')
  expect((await trigger.getAttribute('aria-current')) !== null).toBe(isComplaint)
  const marked = await page
    .locator('#hoofdmenu > ul > li > a[aria-current]:visible')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const inMenu = copy.menu.links.map((link) => link.path).filter((to) => to !== '/pijnklachten')
  expect(marked).toEqual(inMenu.includes(path) ? [path] : [])
}

/** The first press of Tab on a page that was loaded and read shows a link past the header, which leads into the text. */
export async function expectSkipLink(page: Page, { copy }: BuiltSite): Promise<void> {
  const address = page.url()
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  expect(await skip.innerText()).toBe(copy.headings.toContent)
  expect(await skip.evaluate((link) => link.getBoundingClientRect().width)).toBeGreaterThan(44)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('hoofdinhoud')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)
  await page.evaluate((url) => {
    history.replaceState(null, '', url)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, address)
  await scrollPage(page, 0)
}
