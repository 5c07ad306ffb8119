import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'

const { newPage } = useBrowser()

/** Where elements stand, in whole pixels of the page. */
const places = (page: Page, which: string) =>
  page.locator(which).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left } = element.getBoundingClientRect()
      return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY), left: Math.round(left) }
    }),
  )

it('the letters of the index follow each other down a phone', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/klachten-a-z')
  const tops = (await places(page, 'h3[id^="letter-"]')).map(({ top }) => top)
  expect(tops.length).toBeGreaterThan(3)
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
})

it('prices beside each other stand on one line', async () => {
  const page = await newPage({ viewport: desktop })
  await page.goto('/shop')
  const cards = await places(page, 'main li:has(h3 + p)')
  const prices = await places(page, 'main li h3 + p')
  expect(prices.length).toBe(cards.length)
  for (const { top } of cards) {
    const row = prices.filter((_, index) => cards[index]?.top === top)
    expect(new Set(row.map((price) => price.top)).size).toBe(1)
  }
})

it('the floor of the drawing and of its panel are one, in every window', async () => {
  const page = await newPage()
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const [panel = 0, ratio = 0, height = 0] = await page.locator('main h1').evaluate((heading) => {
      const words = heading.parentElement
      const drawing = words?.nextElementSibling?.getBoundingClientRect()
      return [words?.offsetHeight, drawing && drawing.width / drawing.height, drawing?.height]
    })
    // Wider than it was drawn its width would scale it, and its floor would be higher than that of the panel.
    expect(ratio, `${width} px`).toBeLessThan(640 / 520 + 0.001)
    expect(Math.abs(height - panel), `${width} px`).toBeLessThan(1)
  }
})
