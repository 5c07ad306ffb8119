import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { pagePaths } from '../site.ts'
import { closeHeader, openDetails, openHeader, openPage, wakeIslands } from './open.ts'

declare global {
  interface Window {
    axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> }
  }
}

const { newPage } = useBrowser()
const widths = [320, 390, 1280]
// Off by default in axe, and part of what we promise: WCAG 2.5.8 (targets) and 2.5.3 (label in name).
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
}

/** What axe finds in a part of the page, one line for each element. */
async function violations(page: Page, part: string): Promise<string[]> {
  const { violations: found } = await page.evaluate(([where, how]) => window.axe.run(where, how), [
    part,
    options,
  ] as const)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

describe('axe finds nothing', () => {
  it.each(pagePaths)('on %s', async (path) => {
    // The policy of the site rightly keeps axe out; it has tests of its own.
    const page = await newPage({ bypassCSP: true, reducedMotion: 'reduce' })
    await openPage(page, path)
    await page.evaluate(axe.source)
    const found: Record<string, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await openHeader(page)
      found[`${width} px, opened`] = await violations(page, 'header')
      await closeHeader(page)
      await wakeIslands(page)
      await openDetails(page)
      found[`${width} px`] = await violations(page, 'html')
    }
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
  })
})
