import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxesOf } from './boxes.ts'
import { phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'

const { samePage } = useBrowser()
const path = '/pijnklachten/rug'
const buttons = '#vandaag summary'

/** The words of parts of the page, with common spaces. */
const wordsOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map((words) => words.replaceAll('\u00a0', ' '))

describe('the movement of an exercise', () => {
  let page: Page
  let asked: string[]
  beforeAll(async () => {
    page = await samePage({ viewport: phone })
    asked = []
    page.on('request', (request) => {
      if (request.url().includes('/beweging-')) asked.push(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('#vandaag ul').scrollIntoViewIfNeeded()
  })

  it('has a button beside the number of the exercise, under its drawing', async () => {
    const { move } = copy.exercises
    const names = await wordsOf(page, '#vandaag h3')
    expect(await wordsOf(page, buttons)).toEqual(names.map((name) => `${move}: ${name}`))
    const [drawings, found] = [await boxesOf(page, '#vandaag li > img'), await boxesOf(page, buttons)]
    for (const [index, { left, right, bottom }] of drawings.entries()) {
      expect(found[index]?.top).toBeGreaterThan(bottom)
      expect(found[index]?.left).toBeGreaterThan(left)
      expect(found[index]?.right).toBeLessThan(right)
    }
  })

  it('is fetched when somebody asks for it and not before, and then covers the drawing and moves', async () => {
    expect(asked).toEqual([])
    const [drawing] = await boxesOf(page, '#vandaag li > img')
    const [button] = await page.locator(buttons).all()
    await button?.click()
    await expect.poll(() => asked.length).toBe(1)
    const moving = page.locator('#vandaag details[open] > img')
    await expect
      .poll(() => moving.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    expect((await boxesOf(page, '#vandaag details[open] > img'))[0]).toEqual(drawing)
    const seen = new Set<string>()
    await expect
      .poll(async () => seen.add((await moving.screenshot()).toString('base64')).size, { timeout: 10_000 })
      .toBeGreaterThan(2)
  })

  it('is reached whole by the Tab key, forward and back, as the way to the next one is, though the next exercise shows its edge', async () => {
    const isWhole = () =>
      page.evaluate(() => {
        const { left, right } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        return document.activeElement?.closest('#vandaag li') !== null && left >= 0 && right <= innerWidth
      })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ ...phone, width })
      await page.locator(buttons).first().focus()
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        await expect.poll(isWhole, { message: `${width} px, ${key}` }).toBe(true)
      }
    }
  })

  it('stops by the same key that began it, and when another begins', async () => {
    const open = page.locator('#vandaag details[open]')
    await page.locator(buttons).nth(1).press('Enter')
    await expect.poll(() => open.count()).toBe(1)
    expect(await page.locator('#vandaag li:has([open]) h3').count()).toBe(1)
    expect(await page.locator('#vandaag section > ul > li:nth-child(2) [open]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => open.count()).toBe(0)
    expect(await page.locator('#vandaag details > img').first().isVisible()).toBe(false)
  })

  it('leaves on paper the number alone', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator(buttons).filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('#vandaag li > div > p').filter({ visible: true }).count()).toBeGreaterThan(1)
    await page.emulateMedia({ media: null })
  })
})
