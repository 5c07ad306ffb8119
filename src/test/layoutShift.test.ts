import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { pagePaths } from './site.ts'
import { drawn, scrollPage } from './watch.ts'

const { newPage } = useBrowser()
/** What is left when the fonts come after the first words: a line that is filled a little differently. */
const fontLeeway = 0.02

/** An entry of the Layout Instability API (WICG), which TypeScript does not know. */
interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}
declare global {
  interface Window {
    shifts: { value: number; moved: string }[]
  }
}

const followShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')))
        window.shifts.push({ value, moved: moved.map((text) => text.slice(0, 80)).join(' | ') })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })

/** Opens a page of which some files come only after the text has been drawn, and reads it to its end. */
async function readThrough(page: Page, path: string, late: RegExp): Promise<Window['shifts']> {
  await followShifts(page)
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(late, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await drawn(page)
  release()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  const [height, step] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight / 2])
  for (let top = 0; top < (height ?? 0); top += step ?? 400) await scrollPage(page, top)
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-status=ready])'))
  await drawn(page)
  return page.evaluate(() => window.shifts)
}

describe.each([phone, desktop])('a page stands still, $width px wide', (viewport) => {
  it.each(pagePaths)('while pictures come, blocks come alive and it is read: %s', async (path) => {
    const page = await newPage({ viewport })
    await page.route('**/*.woff2', (route) => route.abort())
    expect(await readThrough(page, path, /\.(svg|js|jpg|webp|avif)$/)).toEqual([])
  })
})

describe.each([phone, tablet, desktop])('when the fonts come late it hardly moves, $width px wide', (viewport) => {
  it.each(['/', '/contact', '/pijnklachten/rug', '/shop'])('%s', async (path) => {
    const page = await newPage({ viewport })
    const shifts = await readThrough(page, path, /\.woff2$/)
    expect(await page.evaluate(() => document.fonts.check('600 1rem Gabarito'))).toBe(true)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(fontLeeway)
  })
})
