import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { literal } from '../hosting/patterns.ts'
import { wakeIsland } from './a11y/open.ts'
import { desktop, phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { expectInView } from './essentials.ts'
import { frontmatterOf } from './frontmatters.ts'
import { isFull } from './full.ts'
import { drawn, hold, moduleScript, scriptsIn, scrollPage, watch } from './watch.ts'
import type { Watch } from './watch.ts'

const { newPage, samePage } = useBrowser()
const slideNames = [1, 2, 3].map((number) => copy.headings.reviewNumber({ number, total: 3 }))
const { testimonials } = frontmatterOf('/', 'home')
const names = (locator: ReturnType<Page['locator']>) =>
  locator.evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')))

const parts = (page: Page) => {
  const carousel = page.getByRole('region', { name: copy.headings.reviews })
  const button = (name: string) => carousel.getByRole('button', { name, exact: true })
  return {
    carousel,
    island: page.locator('[data-island="Carousel"]'),
    /** Only what a visitor and a screen reader meet: hidden slides have no role. */
    slides: carousel.getByRole('group').and(page.locator('[aria-roledescription]')),
    dots: carousel.getByRole('button', { name: new RegExp(slideNames.map(literal).join('|')) }),
    previous: button('Vorige'),
    next: button('Volgende'),
    dot: (index: number) => button(slideNames[index] ?? ''),
  }
}

/** One quote shows, counted from 0, and its dot is the marked one. */
async function expectShown(page: Page, index: number): Promise<void> {
  const { slides, carousel } = parts(page)
  await expect.poll(() => names(slides)).toEqual([slideNames[index]])
  await expectInView(slides)
  expect(await names(carousel.locator('button[aria-current="true"]'))).toEqual([slideNames[index]])
}

describe.each([desktop, phone])('the experiences, $width px wide', (viewport) => {
  let page: Page
  let seen: Watch
  beforeAll(async () => {
    // Each way to go is taken without movement; swipes and React on its way are tried with it.
    page = await newPage({ viewport, reducedMotion: 'reduce' })
    await page.clock.install()
    seen = watch(page)
    await page.goto('/')
  })

  it('have their scripts fetched ahead, and come alive when they are nearly in view', async () => {
    const { island } = parts(page)
    const top = await island.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(() => scriptsIn(seen).length).toBeGreaterThan(1)
    await scrollPage(page, top - viewport.height - 400)
    await expect.poll(seen.pending).toBe(0)
    expect(await island.getAttribute('data-status')).toBeNull()
    await scrollPage(page, top - viewport.height - 100)
    await page.locator('[data-island="Carousel"][data-status="ready"]').waitFor()
    expect(scriptsIn(seen).length).toBeGreaterThan(1)
    expect(new Set(scriptsIn(seen)).size).toBe(scriptsIn(seen).length)
  })

  it('tell a screen reader what they are', async () => {
    const { carousel, slides, dots, previous, next } = parts(page)
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carrousel')
    expect(await slides.getAttribute('aria-roledescription')).toBe(copy.headings.slide)
    const regions = await slides.evaluate((slide) => slide.closest('[aria-live]')?.getAttribute('aria-live'))
    expect(regions).toBe('polite')
    expect(await names(dots)).toEqual(slideNames)
    expect(await previous.isVisible()).toBe(true)
    expect(await next.isVisible()).toBe(true)
    const stars = copy.headings.stars({ stars: testimonials[0]?.rating ?? 0 })
    expect(await carousel.getByRole('img', { name: stars }).count()).toBe(1)
    await expectShown(page, 0)
  })

  it('go round with next and previous', async () => {
    const { previous, next } = parts(page)
    for (const index of [1, 2, 0]) {
      await next.click()
      await expectShown(page, index)
    }
    for (const index of [2, 1, 0]) {
      await previous.click()
      await expectShown(page, index)
    }
  })

  it('are chosen with the dots', async () => {
    for (const index of [2, 0, 1, 0]) {
      await parts(page).dot(index).click()
      await expectShown(page, index)
    }
  })

  it('go round with the arrow keys and keep focus', async () => {
    const { next } = parts(page)
    await next.focus()
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expectShown(page, index)
    }
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await expectShown(page, 2)
  })

  it('do not move by themselves, leave the address alone and raise no error', async () => {
    await page.clock.fastForward(60_000)
    await expectShown(page, 2)
    expect(new URL(page.url()).hash).toBe('')
    expect(seen.errors).toEqual([])
    expect(seen.messages).toEqual([])
  })
})

it('come alive once who came for them has had the time to press them', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/')
  const { island, carousel } = parts(page)
  const waited = island.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let near = 0
        new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) near ||= performance.now()
          },
          { rootMargin: '200px' },
        ).observe(element)
        new MutationObserver(() => resolve(performance.now() - near)).observe(element, {
          attributeFilter: ['data-status'],
        })
      }),
  )
  await carousel.scrollIntoViewIfNeeded()
  // A tenth less than what they wait: the browser tells the two of us in turn what is near.
  expect(await waited).toBeGreaterThan(900)
})

it.each([desktop, phone])('stand all three under each other without JavaScript, $width px wide', async (viewport) => {
  const page = await samePage({ viewport, javaScriptEnabled: false })
  await page.goto('/')
  const { carousel, slides, next, dots } = parts(page)
  expect(await names(slides)).toEqual(slideNames)
  const boxes = await carousel
    .locator('blockquote')
    .evaluateAll((all) =>
      all.map((quote) => ({ top: quote.getBoundingClientRect().top, text: quote.textContent?.length ?? 0 })),
    )
  expect(boxes.every(({ text }) => text > 0)).toBe(true)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(3)
  expect([await next.count(), await dots.count()]).toEqual([0, 0])
})

describe.each([desktop, phone])('while React is still on its way, $width px wide', (viewport) => {
  /** The home page with its fetched scripts held back until they may come. */
  async function open(at?: Date) {
    const page = await newPage({ viewport })
    if (at) await page.clock.install({ time: at })
    const seen = watch(page)
    const release = await hold(page, moduleScript)
    await page.goto('/')
    await parts(page).carousel.scrollIntoViewIfNeeded()
    const come = async () => {
      release()
      await page.locator('[data-island="Carousel"][data-status="ready"]').waitFor()
    }
    return { page, seen, release, come }
  }

  it('React waits until the row stands still, and then knows where it does', async () => {
    const start = Date.UTC(2026, 0, 6, 9)
    const { page, seen, release, come } = await open(new Date(start))
    const { island, next, dot } = parts(page)
    await page.clock.pauseAt(start + 3_600_000)
    await dot(1).click()
    // Pressed, it is woken once the answer is painted.
    await page.clock.runFor(100)
    await expectShown(page, 1)
    release()
    await expect.poll(seen.pending).toBe(0)
    await page.waitForTimeout(300)
    expect(await island.getAttribute('data-status')).toBeNull()
    // What stands still, and who waits for that.
    await page.clock.runFor(300)
    await come()
    await next.click()
    await expectShown(page, 2)
    await page.clock.runFor(300)
    await expectShown(page, 2)
  })

  // By day the buttons are pressed in a wide window, and a phone is swiped.
  it.runIf(isFull || viewport === desktop)(
    'the buttons and dots answer, and React goes on where they were',
    async () => {
      const { page, seen, come } = await open()
      await expectShown(page, 0)
      await parts(page).previous.click()
      await expectShown(page, 2)
      await parts(page).next.click()
      await expectShown(page, 0)
      await parts(page).dot(1).click()
      await expectShown(page, 1)
      await come()
      await expectShown(page, 1)
      await parts(page).next.click()
      await expectShown(page, 2)
      expect([seen.errors, seen.messages]).toEqual([[], []])
    },
  )

  it.runIf(isFull || viewport === phone)('a swipe marks what it comes to, and does so afterwards', async () => {
    const { page, come } = await open()
    const swipe = (by: number) =>
      parts(page)
        .carousel.locator('[aria-live]')
        .evaluate((row, part) => row.scrollBy({ left: part * row.clientWidth }), by)
    await swipe(0.8)
    await expectShown(page, 1)
    await come()
    await swipe(0.8)
    await expectShown(page, 2)
    await swipe(-0.8)
    await expectShown(page, 1)
  })
})

it.each([phone, { width: 768, height: 900 }, desktop])(
  'keep one height and their buttons in place, $width px wide, with the name under its quote or beside the portrait, and five stars',
  async (viewport) => {
    const page = await samePage({ viewport, reducedMotion: 'reduce' })
    await page.goto('/')
    const { carousel, next, slides } = parts(page)
    const top = (of: ReturnType<Page['locator']>, edge: 'top' | 'bottom') =>
      of.evaluate((element, side) => Math.round(element.getBoundingClientRect()[side] + scrollY), edge)
    const frame = async () => [await top(carousel, 'top'), await top(carousel, 'bottom'), await top(next, 'top')]
    await carousel.scrollIntoViewIfNeeded()
    const before = await frame()
    for (const index of [1, 2]) {
      await next.click()
      await expectShown(page, index)
      expect(await frame()).toEqual(before)
      const [quote, name] = [slides.locator('blockquote'), slides.locator('figcaption')]
      if (viewport === phone) {
        const portrait = slides.locator('img')
        expect((await top(quote, 'top')) - (await top(portrait, 'bottom'))).toBe(20)
        expect(await top(name, 'top')).toBeGreaterThan(await top(portrait, 'top'))
        expect(await top(name, 'bottom')).toBeLessThanOrEqual(await top(portrait, 'bottom'))
      } else expect((await top(name, 'top')) - (await top(quote, 'bottom'))).toBe(24)
      const shapes = await slides
        .locator('[role=img] path')
        .evaluateAll((all) => all.map((path) => path.getAttribute('d')))
      expect(shapes).toHaveLength(5)
      expect(shapes.filter((shape) => shape === shapes[0])).toHaveLength(testimonials[index]?.rating ?? 0)
    }
  },
)

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }, true],
  ['has a slow line', { saveData: false, effectiveType: '2g' }, true],
  ['has a very slow line', { saveData: false, effectiveType: 'slow-2g' }, true],
  ['has a line like others', { saveData: false, effectiveType: '3g' }, false],
])('are fetched ahead or not for who %s', async (_, connection, waits) => {
  const page = await newPage()
  const seen = watch(page)
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
  await page.clock.install()
  await page.goto('/')
  // Its idle moments come by this clock: a real one of a page this high may not come within minutes.
  await page.clock.runFor(1000)
  await drawn(page)
  await expect.poll(() => scriptsIn(seen).length === 0).toBe(waits)
  await wakeIsland(page, 'Carousel')
})
