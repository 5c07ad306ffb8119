import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from '../browser.ts'
import { golden, structure } from './golden.ts'
import { openDetails, openHeader, openPage, wakeIslands } from './open.ts'
import { kinds } from './pages.ts'

const { newPage } = useBrowser()
// A Wednesday morning: "open until" depends on the clock.
const now = new Date('2026-01-14T10:00:00+01:00')

async function openAwake(path: string, options = {}): Promise<Page> {
  const page = await newPage({ reducedMotion: 'reduce', ...options })
  await page.clock.setFixedTime(now)
  await openPage(page, path)
  await wakeIslands(page)
  await openDetails(page)
  return page
}

describe('what a screen reader finds', () => {
  it.each(Object.entries(kinds))('on the page %s (%s)', async (name, path) => {
    const page = await openAwake(path)
    const tree = structure(await page.locator('body').ariaSnapshot())
    expect(tree).toBe(golden(name, tree))
  })

  it.each([
    ['menu', phone],
    ['klachtenmenu', desktop],
  ])('in the header with its %s open', async (name, viewport) => {
    const page = await openAwake('/pijnklachten/rug', { viewport })
    await openHeader(page)
    const tree = structure(await page.getByRole('banner').ariaSnapshot())
    expect(tree).toBe(golden(name, tree))
  })
})
