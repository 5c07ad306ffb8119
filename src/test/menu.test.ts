import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { drawn, scrollTop, watch } from './watch.ts'

const { samePage } = useBrowser()
/** The header is the same on every page; this one takes half the work of the home page. */
const anyPage = '/privacy'
const parts = (page: Page) => ({
  toggle: page.getByRole('button', { name: 'Menu', exact: true }),
  menu: page.getByRole('navigation', { name: 'Hoofdmenu' }),
  inMenu: (name: string) => page.locator('#hoofdmenu').getByRole('link', { name, exact: true }),
})
const expanded = (page: Page) => parts(page).toggle.getAttribute('aria-expanded')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

async function openMenu(options = {}) {
  const page = await samePage({ viewport: phone, ...options })
  const seen = watch(page)
  await page.goto(anyPage)
  const { toggle, menu } = parts(page)
  expect(await menu.count()).toBe(0)
  await toggle.click()
  await menu.waitFor()
  return { page, seen, ...parts(page) }
}

describe('the menu on a phone', () => {
  it('opens and closes with its button and says so', async () => {
    const { page, menu, toggle, inMenu, seen } = await openMenu()
    expect(await expanded(page)).toBe('true')
    for (const name of ['Home', 'Fysiotherapie', 'Podotherapie', 'Massage', 'Personal Training', 'Contact']) {
      expect(await inMenu(name).isVisible(), name).toBe(true)
    }
    expect(await menu.locator('a[href^="/pijnklachten/"]:visible').count()).toBe(8)
    await toggle.click()
    await menu.waitFor({ state: 'hidden' })
    expect(await expanded(page)).toBe('false')
    expect(await focused(page)).toBe('Menu')
    expect(seen.errors).toEqual([])
  })

  it('closes on Escape and gives focus back to its button', async () => {
    const { page, menu, inMenu } = await openMenu()
    await inMenu('Massage').focus()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Menu')
    expect(await expanded(page)).toBe('false')
  })

  it('closes on a press outside it', async () => {
    const { page, menu } = await openMenu()
    // The empty edge of the header: the menu takes all of the window below it.
    await page.mouse.click(phone.width / 2, 3)
    await menu.waitFor({ state: 'hidden' })
    expect(await expanded(page)).toBe('false')
    expect(new URL(page.url()).pathname).toBe(anyPage)
  })

  it('closes when focus goes on to the page', async () => {
    const { page, menu } = await openMenu()
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await menu.waitFor({ state: 'hidden' })
    expect(await expanded(page)).toBe('false')
  })

  it('closes when a link is chosen, before the new page is there', async () => {
    const { page, menu, inMenu } = await openMenu()
    await page.route('**/massage', (route) => route.fulfill({ status: 204 }))
    // Not with a pointer: while that rests on the link, the browser has the page ready.
    await inMenu('Massage').dispatchEvent('click')
    await menu.waitFor({ state: 'hidden' })
    expect(await expanded(page)).toBe('false')
    await page.unroute('**/massage')
    await parts(page).toggle.click()
    await inMenu('Massage').click()
    await page.waitForURL('**/massage')
    expect(await menu.count()).toBe(0)
    await page.goBack()
    await parts(page).toggle.waitFor()
    expect(await menu.count()).toBe(0)
  })

  it('keeps the page below it still', async () => {
    const { page, toggle, menu } = await openMenu()
    await page.mouse.move(100, 600)
    await page.mouse.wheel(0, 400)
    for (let frame = 0; frame < 2; frame += 1) await drawn(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await scrollTop(page)).toBe(0)
    await toggle.click()
    await menu.waitFor({ state: 'hidden' })
    await page.mouse.move(100, 600)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100)
  })

  it('becomes the row of links when the window is made wide, and is closed when it is narrow again', async () => {
    const { page, menu, inMenu } = await openMenu()
    await page.setViewportSize(tablet)
    await expect.poll(() => page.evaluate(() => document.querySelectorAll(':popover-open').length)).toBe(0)
    expect(await inMenu('Massage').isVisible()).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
    await page.setViewportSize(phone)
    await menu.waitFor({ state: 'hidden' })
    expect(await expanded(page)).toBe('false')
  })

  it('works without JavaScript', async () => {
    const { page, menu, toggle, inMenu } = await openMenu({ javaScriptEnabled: false })
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await toggle.click()
    await inMenu('Massage').click()
    await page.waitForURL('**/massage')
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  it('scrolls inside a low window up to its last link', async () => {
    const { menu } = await openMenu({ viewport: { width: 640, height: 360 } })
    const last = menu.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    const box = await last.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(360)
  })
})

it('shows no menu button from 768 px', async () => {
  const page = await samePage()
  await page.goto(anyPage)
  const { toggle, menu } = parts(page)
  for (const viewport of [{ width: 768, height: 900 }, desktop]) {
    await page.setViewportSize(viewport)
    expect(await toggle.count()).toBe(0)
    expect(await menu.isVisible()).toBe(true)
  }
})

it.each([tablet.width, 1000, 1024])(
  'has its first words on the edge of the page where it is a row: %s px',
  async (width) => {
    const page = await samePage({ viewport: { width, height: 900 } })
    await page.goto(anyPage)
    const edges = ['header nav a:visible', 'nav[aria-label] ol a'].map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => {
          const words = document.createRange()
          words.selectNodeContents(link)
          return Math.round(words.getBoundingClientRect().left)
        }),
    )
    const [inMenu, inTrail] = await Promise.all(edges)
    expect(inMenu).toBe(inTrail)
  },
)
