import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { visitorPaths } from './site.ts'
import { watch } from './watch.ts'

const { newPage } = useBrowser()
const isFallback = (url: string) => /\/fallback-[^/]*$/.test(url)
const imageFile = /\.(svg|png|jpe?g|webp|avif)(\?|$)/

interface Shown {
  src: string
  alt: string
  isDrawn: boolean
  /** The picture was alone: no other format is left that the browser could choose. */
  isAlone: boolean
}

/** Every picture of the page, also the ones further down, when each is drawn; or else what there is. */
async function allPictures(page: Page): Promise<Shown[]> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  const areDrawn = () => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  await Promise.race([page.waitForFunction(areDrawn), page.waitForLoadState('networkidle')])
  return page.evaluate(() =>
    [...document.images].map((image) => ({
      src: image.currentSrc,
      alt: image.alt,
      isDrawn: image.naturalWidth > 0,
      isAlone: !image.srcset && !image.parentElement?.matches('picture:has(source)'),
    })),
  )
}

/** A page of which every picture but (if wanted) the stand-in fails. */
async function withoutPictures(options: { viewport?: typeof phone; fallbackToo?: boolean } = {}) {
  const page = await newPage({ viewport: options.viewport ?? desktop })
  await page.route(imageFile, (route) => {
    const url = route.request().url()
    return isFallback(url) && !options.fallbackToo ? route.continue() : route.abort()
  })
  return { page, seen: watch(page) }
}

describe('een beeld dat niet laadt', () => {
  it('is replaced by the general drawing, on every page', async () => {
    const { page, seen } = await withoutPictures()
    for (const path of [...visitorPaths, '/bestaat-niet']) {
      await page.goto(path)
      const pictures = await allPictures(page)
      expect(pictures.length, path).toBeGreaterThan(0)
      for (const picture of pictures) expect(picture, path).toMatchObject({ isDrawn: true, isAlone: true })
      expect(pictures.filter(({ src }) => !isFallback(src)), path).toEqual([])
    }
    expect(seen.errors).toEqual([])
  })

  it.each([desktop, phone])('is called "Fysiotherapie behandeling Enschede" on the overview of complaints', async (viewport) => {
    const { page } = await withoutPictures({ viewport })
    await page.goto('/pijnklachten')
    await allPictures(page)
    const alts = await page.locator('main li:has(h3) img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect(alts).toHaveLength(8)
    expect(new Set(alts)).toEqual(new Set(['Fysiotherapie behandeling Enschede']))
    const ofInfo = page.locator('main div:has(> div h2:text("Zo pakken wij het aan")) > img')
    expect(await ofInfo.getAttribute('alt')).toBe('Fysiotherapie behandeling Enschede')
  })

  it('is replaced in an interactive block too, also after the block has come alive', async () => {
    const { page, seen } = await withoutPictures()
    await page.goto('/')
    await page.locator('[data-island="Carousel"]').scrollIntoViewIfNeeded()
    await page.locator('[data-island="Carousel"][data-status="ready"]').waitFor()
    await page.getByRole('button', { name: 'Volgende' }).click()
    const pictures = await allPictures(page)
    expect(pictures.filter(({ src, isDrawn }) => !isFallback(src) || !isDrawn)).toEqual([])
    expect(seen.errors).toEqual([])
  })

  it('is replaced when it comes from another host, whatever formats it offered', async () => {
    const { page } = await withoutPictures()
    const asked: string[] = []
    await page.route('https://beelden.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'weg' })
    })
    await page.goto('/over-ons')
    await page.evaluate(() => {
      const [plain, sized, chosen] = [new Image(), new Image(), new Image()]
      plain.src = 'https://beelden.example/a.jpg'
      sized.srcset = 'https://beelden.example/b.jpg 1x, https://beelden.example/b2.jpg 2x'
      sized.dataset['fallbackAlt'] = 'Logo'
      const picture = document.createElement('picture')
      const source = document.createElement('source')
      source.srcset = 'https://beelden.example/c.avif'
      picture.append(source, chosen)
      chosen.src = 'https://beelden.example/c.jpg'
      document.querySelector('main')?.append(plain, sized, picture)
    })
    await page.waitForFunction(() => [...document.images].slice(-3).every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
    const added = (await allPictures(page)).slice(-3)
    expect(added.map(({ src, isAlone }) => isFallback(src) && isAlone)).toEqual([true, true, true])
    expect(added[1]?.alt).toBe('Logo')
    expect(asked).toEqual([])
  })

  it.each(['/', '/pijnklachten', '/shop'])('is tried once when the general drawing fails as well, on %s', async (path) => {
    const { page, seen } = await withoutPictures({ fallbackToo: true })
    await page.goto(path)
    const pictures = await allPictures(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    const asked = seen.requests.filter((url) => imageFile.test(url))
    console.log(asked)
    const fallbacks = asked.filter(isFallback)
    expect(asked.length - fallbacks.length).toBeLessThanOrEqual(pictures.length)
    expect(fallbacks.length).toBeLessThanOrEqual(pictures.length)
    expect(seen.errors).toEqual([])
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})

it('are all drawn when nothing fails, and none is the general drawing', async () => {
  const page = await newPage()
  for (const path of [...visitorPaths, '/bestaat-niet']) {
    await page.goto(path)
    const pictures = await allPictures(page)
    expect(pictures.filter(({ src, isDrawn }) => isFallback(src) || !isDrawn), path).toEqual([])
  }
})
