import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareSites } from '../review/compare.ts'
import { reviewPage } from '../review/page/reviewPage.ts'
import { loadAxe, promised, violations } from './a11y/axe.ts'
import { useBrowser } from './browser.ts'
import { emptyFolder } from './builtFolder.ts'
import { nothingAsked, siteOf } from './builtSides.ts'

const side = (word: string) =>
  siteOf({ '/rug': `<h1>Rug</h1><p>U mag ${word} tillen.</p>`, '/nek': `<h1>Nek</h1><p>Loop ${word} verder.</p>` })
const review = compareSites(side('niet'), side('gerust'), nothingAsked)
const { newPage } = useBrowser()
let address = ''
beforeAll(() => {
  const file = join(emptyFolder(), 'review.html')
  writeFileSync(file, reviewPage(review))
  address = pathToFileURL(file).href
})
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const shown = (page: Page) => page.locator('.item:visible').count()

describe('the page of a review', () => {
  it('goes from change to change by key, and keeps what was accepted', async () => {
    const page = await newPage()
    await page.goto(address)
    await page.keyboard.press('j')
    expect(await focused(page)).toContain('Ontkenning weg (niet)')
    await page.keyboard.press('a')
    expect(await page.locator('#count').textContent()).toBe('1 van 4 akkoord')
    await page.keyboard.press('k')
    // The browser writes down a moment later what a page keeps.
    const kept = async () => {
      await page.reload()
      return page.getByRole('button', { name: 'Akkoord', pressed: true }).count()
    }
    await expect.poll(kept).toBe(1)
    await page.getByLabel('Verberg wat akkoord is').check()
    expect(await shown(page)).toBe(3)
  })

  it('shows only what is asked for', async () => {
    const page = await newPage()
    await page.goto(address)
    await page.keyboard.press('/')
    await page.keyboard.type('/nek')
    await page.keyboard.press('Escape')
    expect(await shown(page)).toBe(2)
    expect(await page.getByRole('heading', { name: '/rug' }).isVisible()).toBe(false)
  })

  it('fits a narrow phone and breaks no rule of accessibility', async () => {
    const page = await newPage({ viewport: { width: 320, height: 640 } })
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await loadAxe(page)
    expect(await violations(page, 'html', promised)).toEqual([])
  })

  it('shows everything without its script, and on paper no buttons', async () => {
    const page = await newPage({ javaScriptEnabled: false })
    await page.goto(address)
    expect(await shown(page)).toBe(4)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button').count()).toBe(0)
  })
})
