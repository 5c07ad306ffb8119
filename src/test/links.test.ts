import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { telHref, whatsappHref } from '../content/phone.ts'
import { desktop, phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { frontmatterOf } from './frontmatters.ts'
import { visitorPaths } from './site.ts'
import { drawn, scrollPage, scrollTop } from './watch.ts'

const { newPage } = useBrowser()
const end = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Whether a press on the middle of the WhatsApp button reaches it, wherever the page is scrolled to. */
const whatsappIsOnTop = (page: Page): Promise<boolean> =>
  page.evaluate((href) => {
    const button = [...document.querySelectorAll(`a[href="${href}"]`)].find(
      (link) => getComputedStyle(link).position === 'fixed',
    )
    if (!button) return false
    const { x, y, width, height } = button.getBoundingClientRect()
    const isWhole =
      x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && Math.min(width, height) >= 44
    return isWhole && button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }, whatsappHref(facts.whatsapp))

describe('elke pagina', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage()
  })

  it.each([...visitorPaths, '/bestaat/niet'])('%s can be reached, read and left by everyone', async (path) => {
    await page.setViewportSize(desktop)
    await page.goto(path)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')

    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    expect(await skip.innerText()).toBe(copy.headings.toContent)
    expect(await skip.evaluate((link) => link.getBoundingClientRect().width)).toBeGreaterThan(44)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('hoofdinhoud')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)

    const trigger = page.getByRole('button', { name: 'Pijnklachten', exact: true })
    const isComplaint = path === '/pijnklachten' || path.startsWith('/pijnklachten/')
    expect((await trigger.getAttribute('aria-current')) !== null).toBe(isComplaint)
    const marked = await page
      .locator('#hoofdmenu > ul > li > a[aria-current]:visible')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const inMenu = copy.menu.links.map((link) => link.path).filter((to) => to !== '/pijnklachten')
    expect(marked).toEqual(inMenu.includes(path) ? [path] : [])

    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      for (const top of [0, await end(page)]) {
        await scrollPage(page, top)
        expect(await whatsappIsOnTop(page), `${viewport.width} px, ${top}`).toBe(true)
      }
      expect(await page.locator(`header a[href="${telHref(facts.phone)}"]:visible`).count()).toBe(1)
    }
  })
})

describe('na elke stap', () => {
  it('stands at the top, from the end of each page through the footer', async () => {
    const page = await newPage()
    await page.goto('/')
    const links = page.locator('footer a[href^="/"]:not([href*="#"])')
    const paths = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths.toReversed()) {
      await scrollPage(page, await end(page))
      expect(await scrollTop(page)).toBeGreaterThan(0)
      await page.locator(`footer a[href="${path}"]`).last().click()
      await page.waitForURL((url) => url.pathname === path)
      await drawn(page)
      expect(await scrollTop(page), path).toBe(0)
      expect(await page.locator('h1').isVisible()).toBe(true)
    }
  })

  it('stands at the top on a phone, through the menu', async () => {
    const page = await newPage({ viewport: phone })
    await page.goto('/massage')
    for (const path of ['/pijnklachten/rug', '/contact', '/']) {
      await scrollPage(page, await end(page))
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.locator(`#hoofdmenu a[href="${path}"]:visible`).first().click()
      await page.waitForURL((url) => url.pathname === path)
      await drawn(page)
      expect(await scrollTop(page), path).toBe(0)
    }
  })

  it.each([desktop, phone])(
    'shows the location that was chosen, below the header, $width px wide',
    async (viewport) => {
      const page = await newPage({ viewport, reducedMotion: 'reduce' })
      await page.goto('/')
      await page.locator('footer a[href="/locations#glanerbrug"]').click()
      await page.waitForURL('**/locations#glanerbrug')
      await drawn(page)
      const header = await page.locator('header').boundingBox()
      const heading = await page.locator('#glanerbrug').boundingBox()
      expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect(heading?.y).toBeLessThan(viewport.height / 2)
    },
  )
})

it('asks about a product in an e-mail that names it', async () => {
  const page = await newPage()
  await page.goto('/shop')
  const products = await page.locator('li:has(a[href^="mailto:"]):has(h3)').evaluateAll((all) =>
    all.map((item) => ({
      name: item.querySelector('h3')?.textContent?.replaceAll('\u00AD', '') ?? '?',
      href: item.querySelector('a')?.getAttribute('href') ?? '',
    })),
  )
  expect(products.length).toBe(frontmatterOf('/shop', 'overzicht').products?.length)
  for (const { name, href } of products) {
    const url = new URL(href)
    expect(url.pathname).toBe(facts.email)
    expect(url.searchParams.get('subject')).toContain(name)
    expect(url.searchParams.get('body')).toContain(name)
  }
})
