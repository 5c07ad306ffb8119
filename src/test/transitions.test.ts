import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { newPage, samePage } = useBrowser()

/** What moved when a page came, with how long that took, in milliseconds. */
type Moved = Record<string, number>
declare global {
  interface Window {
    /** Nothing when the page came without movement. */
    moved: Promise<Moved | null>
  }
}

/** Windows that do so already. */
const writing = new WeakSet<Page>()

/** A window that writes down how each page of the site comes, and hears of no long task, however busy this machine is. */
async function open(path: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
  const page = await samePage({ reducedMotion })
  if (!writing.has(page)) await page.addInitScript(writeDown)
  writing.add(page)
  await page.goto(path)
  return page
}

/** Runs in the page, before any script of it. */
function writeDown(): void {
  const { observe } = PerformanceObserver.prototype
  PerformanceObserver.prototype.observe = function (what) {
    if (what?.type === 'longtask') addEventListener('slow', () => observe.call(this, what), { once: true })
    else observe.call(this, what)
  }
  window.moved = new Promise((resolve) => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null }
      const parts = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
              ? [[effect.pseudoElement, Number(effect.getComputedTiming().duration)]]
              : [],
          )
      const wasRead = document.readyState !== 'loading'
      if (viewTransition)
        viewTransition.ready.then(
          // On a busy machine a page may be shown before all of it was read, so that its picture fades in later.
          () => resolve(wasRead ? Object.fromEntries(parts()) : null),
          () => resolve(null),
        )
      else resolve(null)
    })
  })
}
const moved = (page: Page): Promise<Moved | null> => page.evaluate(() => window.moved)

/** Follows a link, anew where the browser was too busy and left the movement out (after four seconds by itself). */
async function follow(page: Page, press: () => Promise<void>): Promise<Moved> {
  const from = page.url()
  for (let times = 0; times < 10; times++) {
    if (times > 0) await page.goto(from)
    await press()
    await page.waitForURL((url) => url.href !== from)
    const found = await moved(page)
    if (found) return found
  }
  throw new Error('The page came without movement each time.')
}
const picture = '::view-transition-group(beeld)'

describe('from page to page', () => {
  it('the picture of a card becomes the picture of its page, within 200 ms', async () => {
    const page = await open('/pijnklachten')
    const card = page.getByRole('main').getByRole('link', { name: 'Nekklachten', exact: true }).first()
    const found = await follow(page, () => card.click())
    expect(new URL(page.url()).pathname).toBe('/pijnklachten/nek')
    expect(Object.keys(found)).toContain(picture)
    expect(Object.keys(found)).toContain('::view-transition-old(beeld)')
    expect(Object.keys(found)).toContain('::view-transition-new(beeld)')
    expect(Math.max(...Object.values(found))).toBeLessThan(200)
  })

  it('a card at the foot of a page has the picture, not the page it stands on', async () => {
    const page = await open('/massage')
    const card = page.getByRole('main').locator('li:has(img) a').last()
    const named = () =>
      page.evaluate(
        () => [...document.images].filter((image) => getComputedStyle(image).viewTransitionName === 'beeld').length,
      )
    const found = await follow(page, async () => {
      await card.focus()
      expect(await named()).toBe(1)
      await card.press('Enter')
    })
    expect(Object.keys(found)).toContain('::view-transition-old(beeld)')
    expect(await named()).toBe(1)
  })

  it('all else fades shortly', async () => {
    const page = await open('/contact')
    const link = page.getByRole('banner').getByRole('link', { name: 'Massage', exact: true })
    const found = await follow(page, () => link.click())
    expect(new URL(page.url()).pathname).toBe('/massage')
    expect(Object.keys(found)).not.toContain('::view-transition-old(beeld)')
    expect(Math.max(...Object.values(found))).toBeLessThan(200)
  })

  it('nothing moves where a page took long: the next is painted at once', async () => {
    const page = await open('/pijnklachten')
    await page.evaluate(async () => {
      dispatchEvent(new Event('slow'))
      const told = new Promise((resolve) => new PerformanceObserver(resolve).observe({ entryTypes: ['longtask'] }))
      await new Promise((resolve) => setTimeout(resolve, 0))
      for (const start = performance.now(); performance.now() - start < 100;);
      await told
    })
    await page.getByRole('main').getByRole('link', { name: 'Nekklachten', exact: true }).first().click()
    await page.waitForURL('**/pijnklachten/nek')
    expect(await moved(page)).toBeNull()
  })

  it('nothing moves for who wants less motion', async () => {
    const page = await open('/pijnklachten', 'reduce')
    await page.getByRole('main').getByRole('link', { name: 'Nekklachten', exact: true }).first().click()
    await page.waitForURL('**/pijnklachten/nek')
    expect(await moved(page)).toBeNull()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

it('the arc of four steps is drawn once it is seen, and stays', async () => {
  const page = await newPage()
  await page.goto('/blokken')
  const arc = page.locator('[data-arc]').first()
  const drawn = () => arc.evaluate((path) => path.getAnimations().map(({ playState }) => playState))
  await page.waitForLoadState('load')
  const before = await drawn()
  await arc.evaluate((path) => path.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(drawn).toEqual(['finished'])
  expect(before).not.toEqual(['finished'])
  expect(await arc.evaluate((path) => getComputedStyle(path).strokeDashoffset)).toMatch(/^0/)
})
