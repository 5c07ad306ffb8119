import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { facts } from '../facts.ts'
import { pagePaths } from '../site.ts'
import { findings, loadAxe, violations } from './axe.ts'
import { closeHeader, openDetails, openHeader, openPage, wakeIslands } from './open.ts'

const { newPage } = useBrowser()
const widths = [320, 390, 1280]
// Off by default in axe, and part of what we promise: WCAG 2.5.8 (targets) and 2.5.3 (label in name).
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * Takes away what lies behind or over text here and there (drawings, lines between steps, the floating button), where
 * axe cannot tell the contrast by itself.
 */
const hideDecoration = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    },
    isHidden ? 'img, body > aside { display: none } ::before, ::after { content: none !important }' : '',
  )

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
      await hideDecoration(page, true)
      const { violations: wrong, undecided } = await findings(page, 'html', contrast)
      found[`${width} px, without decoration`] = [...wrong, ...undecided]
      await hideDecoration(page, false)
    }
    expect(Object.keys(found).length).toBe(3 * widths.length)
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
  })

  it('on the home page with another quote, and on the contact page with the map', async () => {
    const mapHosts = facts.locations.map(({ mapHref }) => new URL(mapHref).origin)
    await page.route(
      (url) => mapHosts.includes(url.origin),
      (route) => route.fulfill({ contentType: 'text/html', body: '<html lang="nl"><title>Kaart</title><p>Kaart' }),
    )
    for (const [path, button, after] of [
      ['/', 'Volgende', '[data-current][aria-label^="Ervaring 2"]'],
      ['/contact', 'Kaart laden', 'iframe'],
    ] as const) {
      await openPage(page, path)
      await loadAxe(page)
      await wakeIslands(page)
      await page.getByRole('button', { name: button }).click()
      await page.locator(after).waitFor()
      expect(await violations(page, 'main', options)).toEqual([])
    }
  })
})
