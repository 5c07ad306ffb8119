import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { pagePaths } from '../site.ts'
import { openDetails, openPage, wakeIslands } from './open.ts'
import { kindPaths } from './pages.ts'
import { probe } from './probe.ts'
import type { Stop } from './probe.ts'
import { backwardSteps } from './visualOrder.ts'

const { newPage } = useBrowser()
const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** Presses a key until focus leaves the wanted part of the page, and looks at each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', isWanted: (stop: Stop) => boolean): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 300) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(probe)
    // At the end focus goes to the browser itself or begins again.
    if (!isWanted(stop) || stop.order === stops[0]?.order) return stops
    stops.push(stop)
  }
  throw new Error('De tabvolgorde komt niet tot een einde.')
}

const isOnPage = ({ part }: Stop) => part !== 'end'
const isInMain = ({ part }: Stop) => part === 'main'
const told = (stops: Stop[], width: number) =>
  stops.flatMap(({ name, problems }) => problems.map((problem) => `${width} px: ${name} ${problem}`))

describe('every tab stop is seen with its ring, in the order of the page', () => {
  it.each(pagePaths)('on %s', async (path) => {
    // Reduced motion: the page stands still at once after focus has scrolled it.
    const page = await newPage({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      await wakeIslands(page)
      await openDetails(page)
      // Header and footer are the same everywhere, so one page of each kind walks through them, both ways.
      const isWhole = kindPaths.includes(path)
      if (!isWhole) await page.locator('main').focus()
      const forward = await walk(page, 'Tab', isWhole ? isOnPage : isInMain)
      const backward = isWhole ? await walk(page, 'Shift+Tab', isOnPage) : []
      const orders = forward.map(({ order }) => order)
      expect(orders.length).toBeGreaterThan(2)
      expect(orders).toEqual(orders.toSorted((a, b) => a - b))
      found.push(...told([...forward, ...backward], viewport.width))
      found.push(...(await page.evaluate(backwardSteps, orders)).map((step) => `${viewport.width} px: ${step}`))
    }
    expect(found).toEqual([])
  })
})
