import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { pagePaths } from '../site.ts'
import { openDetails, openHeader, openPage, wakeIslands } from './open.ts'
import { kinds } from './pages.ts'
import type { Stop } from './seen.ts'
import { backwardSteps } from './visualOrder.ts'
import { walk } from './walk.ts'

const { newPage } = useBrowser()
const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const bothWays: readonly string[] = [kinds.home, kinds.contact, kinds.klacht]
const isOnPage = ({ part }: Stop) => part !== 'end'
const isInHeader = ({ part }: Stop) => part === 'header'
const told = (stops: Stop[], width: number) =>
  stops.flatMap(({ name, problems }) => problems.map((problem) => `${width} px: ${name} ${problem}`))

describe('every tab stop is seen with its ring, in the order of the page', () => {
  let page: Page
  beforeAll(async () => {
    // Reduced motion: the page stands still at once after focus has scrolled it.
    page = await newPage({ reducedMotion: 'reduce' })
  })

  it.each(pagePaths)('on %s', async (path) => {
    const found: string[] = []
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      await wakeIslands(page)
      await openDetails(page)
      const forward = await walk(page, 'Tab', isOnPage)
      const backward = bothWays.includes(path) ? await walk(page, 'Shift+Tab', isOnPage) : []
      const orders = forward.map(({ order }) => order)
      expect(orders.length).toBeGreaterThan(20)
      expect(orders).toEqual(orders.toSorted((a, b) => a - b))
      found.push(...told([...forward, ...backward], viewport.width))
      found.push(...(await page.evaluate(backwardSteps, orders)).map((step) => `${viewport.width} px: ${step}`))
    }
    expect(found).toEqual([])
  })

  it('in the opened menu and the opened list of complaints, also in a low window', async () => {
    const found: string[] = []
    for (const viewport of [...viewports, { width: 640, height: 360 }]) {
      await page.setViewportSize(viewport)
      await openPage(page, '/pijnklachten/rug')
      await openHeader(page)
      const stops = await walk(page, 'Tab', isInHeader)
      expect(stops.length).toBeGreaterThan(8)
      found.push(...told(stops, viewport.width))
    }
    expect(found).toEqual([])
  })
})
