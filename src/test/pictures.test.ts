import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wakeIsland } from './a11y/open.ts'
import { desktop, phone, useBrowser } from './browser.ts'
import { isFull, reducedMotion } from './full.ts'
import { pagePaths } from './site.ts'
import { addPictures, allPictures, imageFile, isFallback, loadAtOnce } from './pictures.ts'
import { kindPaths } from './visit/plan.ts'
import { drawn, hold, ownScript, watch } from './watch.ts'

const { samePage } = useBrowser()

/** A page of which every picture but (if wanted) the stand-in fails. */
async function withoutPictures({
  fallbackToo = false,
  ...options
}: BrowserContextOptions & { fallbackToo?: boolean } = {}) {
  const page = await samePage({ reducedMotion, ...options })
  await loadAtOnce(page)
  await page.route(imageFile, (route) => {
    const url = route.request().url()
    return isFallback(url) && !fallbackToo ? route.continue() : route.abort()
  })
  return { page, seen: watch(page) }
}

describe('a picture that does not load', () => {
  it('is replaced by the general drawing, on every kind of page', async () => {
    const { page, seen } = await withoutPictures()
    for (const path of isFull ? pagePaths : kindPaths) {
      await page.goto(path)
      const pictures = await allPictures(page)
      expect(pictures.length, path).toBeGreaterThan(0)
      for (const picture of pictures) expect(picture, path).toMatchObject({ isDrawn: true, isAlone: true })
      expect(
        pictures.filter(({ src }) => !isFallback(src)),
        path,
      ).toEqual([])
    }
    expect(seen.errors).toEqual([])
  })

  it('is replaced when it failed before the script of the page came', async () => {
    const { page } = await withoutPictures()
    const release = await hold(page, ownScript)
    const failed = page.waitForEvent('requestfailed', (request) => imageFile.test(request.url()))
    await page.goto('/pijnklachten/knie', { waitUntil: 'domcontentloaded' })
    await failed
    const first = page.locator('main img').first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    expect(isFallback((await first.getAttribute('src')) ?? '')).toBe(false)
    release()
    await expect.poll(async () => isFallback((await first.getAttribute('src')) ?? '')).toBe(true)
  })

  it.each([desktop, phone])(
    'is called "Fysiotherapie behandeling Enschede" on the overview of complaints',
    async (viewport) => {
      const { page } = await withoutPictures({ viewport })
      await page.goto('/pijnklachten')
      await allPictures(page)
      const alts = await page
        .locator('main li:has(h3) img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
      expect(alts).toHaveLength(8)
      expect(new Set(alts)).toEqual(new Set(['Fysiotherapie behandeling Enschede']))
      // The pictures beside a text, among them that of the info section.
      const ofTexts = await page
        .locator('main div:has(> div h2) > img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
      expect(new Set(ofTexts)).toEqual(new Set(['Fysiotherapie behandeling Enschede']))
    },
  )

  it('leaves the names on the body to be read, which it would lie over', async () => {
    const { page } = await withoutPictures({ viewport: desktop })
    await page.goto('/pijnklachten')
    await allPictures(page)
    const ofBody = page.locator('div:has(> ul > [data-plek]) > img, [data-plek] > img')
    expect(await ofBody.count()).toBeGreaterThan(5)
    expect(await ofBody.filter({ visible: true }).count()).toBe(0)
  })

  it('is replaced in an interactive block too, also after the block has come alive', async () => {
    const { page, seen } = await withoutPictures()
    await page.goto('/')
    await wakeIsland(page, 'Carousel')
    await page.getByRole('button', { name: 'Volgende' }).click()
    const pictures = await allPictures(page)
    expect(pictures.filter(({ src, isDrawn }) => !isFallback(src) || !isDrawn)).toEqual([])
    expect(seen.errors).toEqual([])
  })

  it.each([
    ['fails', true],
    ['is refused by the policy', false],
  ])('is replaced when it comes from another host and %s, whatever formats it offered', async (_, bypassCSP) => {
    const { page } = await withoutPictures({ bypassCSP })
    await page.route('https://beelden.example/**', (route) => route.fulfill({ status: 404, body: 'weg' }))
    await page.goto('/over-ons')
    await page.evaluate(addPictures)
    const added = (await allPictures(page)).slice(-3)
    expect(added.map(({ src, isAlone }) => isFallback(src) && isAlone)).toEqual([true, true, true])
    expect(added[1]?.alt).toBe('Logo')
  })

  it.each(['/', '/pijnklachten', '/shop'])(
    'is tried once when the general drawing fails as well, on %s',
    async (path) => {
      const { page, seen } = await withoutPictures({ fallbackToo: true })
      await page.goto(path)
      const pictures = await allPictures(page)
      // Blocks come alive meanwhile, whose scripts are no picture.
      const asked = () => seen.requests.filter((address) => imageFile.test(address))
      const before = asked().length
      for (let frame = 0; frame < 60; frame += 1) await drawn(page)
      expect(asked()).toHaveLength(before)
      const times = new Map<string, number>()
      for (const url of asked()) times.set(url, (times.get(url) ?? 0) + 1)
      // A picture may be asked for ahead, as an image and as a mask; the general drawing once for each that failed.
      for (const [url, count] of times) expect(count, url).toBeLessThanOrEqual(isFallback(url) ? pictures.length : 3)
      expect(seen.errors).toEqual([])
      expect(await page.locator('h1').isVisible()).toBe(true)
    },
  )
})
