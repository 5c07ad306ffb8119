import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { pagePaths } from '../site.ts'
import { controls } from './names.ts'
import { openDetails, openHeader, openPage, wakeIslands } from './open.ts'

const { newPage } = useBrowser()

describe('links and buttons have names that tell them apart', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage({ reducedMotion: 'reduce' })
  })

  it.each(pagePaths)('on %s', async (path) => {
    await openPage(page, path)
    await wakeIslands(page)
    await openDetails(page)
    await openHeader(page)
    const found = controls(await page.locator('body').ariaSnapshot())
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ name }) => !/[\p{L}\d]/u.test(name))).toEqual([])
    const places = new Map<string, Set<string>>()
    for (const { role, name, url } of found) {
      if (role !== 'link') continue
      const key = name.toLowerCase()
      places.set(key, (places.get(key) ?? new Set()).add(new URL(url ?? '', page.url()).href))
    }
    expect([...places].filter(([, urls]) => urls.size > 1).map(([name, urls]) => [name, ...urls])).toEqual([])
  })
})
