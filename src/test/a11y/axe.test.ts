import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { pagePaths } from '../site.ts'
import { loadAxe, violations } from './axe.ts'
import { closeHeader, openDetails, openHeader, openPage, wakeIslands } from './open.ts'

const { newPage } = useBrowser()
const widths = [320, 390, 1280]
// Off by default in axe, and part of what we promise: WCAG 2.5.8 (targets) and 2.5.3 (label in name).
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

describe('axe finds nothing', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage({ bypassCSP: true, reducedMotion: 'reduce' })
  })

  it.each(pagePaths)('on %s', async (path) => {
    await openPage(page, path)
    await loadAxe(page)
    const found: Record<string, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await openHeader(page)
      found[`${width} px, opened`] = await violations(page, 'header', options)
      await closeHeader(page)
      await wakeIslands(page)
      await openDetails(page)
      found[`${width} px`] = await violations(page, 'html', options)
    }
    expect(Object.keys(found).length).toBe(2 * widths.length)
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
  })
})
