import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'

const { newPage } = useBrowser()

/** Where each part of a page begins, how high the page is, and which of its parts are painted. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > section')]
    return {
      tops: parts.map((part) => part.getBoundingClientRect().top + scrollY),
      height: document.documentElement.scrollHeight,
      // Of a part that rests, only what is in it is not to be seen.
      painted: parts.map(
        (part) => !part.checkVisibility() || part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ),
    }
  })

it.each([desktop, phone])(
  'from the first touch on, what is out of view rests and keeps its room, $width px wide',
  async (viewport) => {
    const page = await newPage({ viewport, reducedMotion: 'reduce' })
    await page.goto('/')
    const before = await partsOf(page)
    // Who only looks, and what takes a picture of the page, finds all of it.
    expect(before.painted).not.toContain(false)
    await page.mouse.move(5, 5)
    await page.mouse.down()
    await page.mouse.up()
    await page.locator('html[data-settled]').waitFor({ state: 'attached' })
    await expect.poll(async () => (await partsOf(page)).painted.at(-2)).toBe(false)
    const after = await partsOf(page)
    expect(after).toEqual({ ...before, painted: after.painted })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(async () => (await partsOf(page)).painted.at(-2)).toBe(true)
    expect(await partsOf(page)).toMatchObject({ tops: before.tops, height: before.height })
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await partsOf(page)).painted).not.toContain(false)
  },
)
