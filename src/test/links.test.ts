import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { isFull, reducedMotion } from './full.ts'
import { kindPaths } from './visit/plan.ts'
import { drawn, scrollPage, scrollTop } from './watch.ts'

const { samePage } = useBrowser()
const end = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

describe('after each step', () => {
  it('stands at the top, from the end of each page through the footer', async () => {
    const page = await samePage({ reducedMotion })
    await page.goto('/')
    const links = page.locator('footer a[href^="/"]:not([href*="#"])')
    const all = await links.evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))])
    expect(all.length).toBeGreaterThan(10)
    // The way there is the same for all pages of a kind; at night each is gone to.
    const paths = all.filter((path) => isFull || kindPaths.includes(path))
    expect(paths.length).toBeGreaterThan(3)
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
    const page = await samePage({ viewport: phone, reducedMotion })
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
      const page = await samePage({ viewport, reducedMotion: 'reduce' })
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
