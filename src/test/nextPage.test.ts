import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserOptions } from '../tools/browser.ts'
import { findBrowser } from '../tools/findBrowser.ts'
import { openHeader } from './a11y/open.ts'
import { desktop, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { isFull, reducedMotion } from './full.ts'
import { attr, documentOf, find } from './html.ts'
import { site, visitorPaths } from './site.ts'
import { kindPaths } from './visit/plan.ts'
import { scriptsIn, watch } from './watch.ts'

const { newPage } = useBrowser()

/** An address that the browser may have ready before it is asked for, or is making ready (Chrome DevTools protocol). */
interface Attempt {
  key: { url: string }
}

describe('the next page', () => {
  /** A page of the site, and what the browser makes of its speculation rules. */
  async function open(path: string) {
    const page = await newPage({ reducedMotion })
    const session = await page.context().newCDPSession(page)
    const candidates = new Set<string>()
    const fetched = new Map<string, string>()
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources as Attempt[]) candidates.add(key.url)
    })
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => fetched.set(key.url, status))
    await session.send('Preload.enable')
    await page.goto(path, { waitUntil: 'load' })
    return { page, candidates, fetched }
  }
  const known = new Set(visitorPaths)

  it.each(['/', '/contact', '/pijnklachten/rug', '/shop', '/zoeken'])(
    'may be every page that %s links to, but for the search, files, other sites and the page itself',
    async (path) => {
      const { page, candidates } = await open(path)
      // What is closed is no candidate.
      await openHeader(page)
      const links = find(documentOf(path), 'a').filter((link) => attr(link, 'aria-current') === undefined)
      const wanted = links
        .map((link) => attr(link, 'href') ?? '')
        .filter((href) => /^\/[^?.]*$/.test(href) && known.has(href.replace(/#.*/, '')) && href !== '/zoeken')
      expect(wanted.length).toBeGreaterThan(10)
      await expect
        .poll(() => [...candidates].map((url) => url.replace(site.origin, '')).toSorted())
        .toEqual([...new Set(wanted)].toSorted())
    },
  )

  it('is fetched while the pointer rests on its link, which the policy allows', async () => {
    const { page, fetched } = await open('/massage')
    const link = page.locator('header a[href="/podotherapie"]').first()
    await link.hover()
    await expect.poll(() => fetched.get(`${site.origin}/podotherapie`)).toBe('Ready')
    await link.click()
    await expect.poll(() => fetched.get(`${site.origin}/podotherapie`)).toBe('Success')
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  it('says what is open at the moment that it is looked at', async () => {
    const page = await newPage({ timezoneId: 'Europe/Amsterdam', reducedMotion })
    await page.clock.setFixedTime('2026-01-06T10:00:00+01:00')
    await page.goto('/locations')
    const shown = () =>
      page.evaluate(() => [
        document.querySelector('[data-hours]')?.textContent,
        ...[...document.querySelectorAll('[data-today] th')].map((day) => day.textContent?.toLowerCase()),
      ])
    expect(await shown()).toEqual([copy.open.now({ time: '20:00' }), 'dinsdag'])
    await page.clock.setFixedTime('2026-01-07T21:00:00+01:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await shown()).toEqual([copy.open.tomorrow({ time: '08:00' }), 'woensdag'])
  })

  /** A page as a browser has it ready: made, out of sight, and not yet asked for. */
  async function prepare(path: string, options: BrowserContextOptions = {}, time?: string) {
    const page = await newPage({ reducedMotion, ...options })
    const seen = watch(page)
    await page.addInitScript(() => {
      let isAhead = true
      Object.defineProperty(document, 'prerendering', { get: () => isAhead })
      Object.defineProperty(document, 'visibilityState', { get: () => (isAhead ? 'hidden' : 'visible') })
      // As HTML has it: the flag, then both events.
      addEventListener('activate', () => {
        isAhead = false
        document.dispatchEvent(new Event('prerenderingchange'))
        document.dispatchEvent(new Event('visibilitychange'))
      })
    })
    if (time !== undefined) await page.clock.install({ time })
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = () => scriptsIn(seen).length
    return { page, seen, scripts, activate: () => page.evaluate(() => dispatchEvent(new Event('activate'))) }
  }

  it.each([
    ['/contact', 0],
    // So high that every block is in view.
    ['/contact', 12_000],
    ['/', 12_000],
  ])('fetches nothing ahead and takes no focus before it is looked at: %s, %d px', async (path, height) => {
    const { page, scripts, activate } = await prepare(path, height > 0 ? { viewport: { width: 1280, height } } : {})
    const island = page.locator('[data-island]').first()
    expect(scripts()).toBe(0)
    expect(await island.getAttribute('data-status')).toBeNull()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await activate()
    await expect.poll(scripts).toBeGreaterThan(1)
    if (height > 0) await page.locator('[data-island][data-status="ready"]').first().waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })

  it('counts the hours when it is looked at, not when it was made', async () => {
    const { page, activate } = await prepare('/locations', {}, '2026-01-06T10:00:00+01:00')
    const pill = () => page.locator('[data-hours]').first().textContent()
    expect(await pill()).toBe(copy.open.now({ time: '20:00' }))
    await page.clock.fastForward('10:30:00')
    expect(await pill()).toBe(copy.open.now({ time: '20:00' }))
    await activate()
    expect(await pill()).toBe(copy.open.tomorrow({ time: '08:00' }))
  })

  it('marks the part that is read once it is looked at, with nothing in the way back or the address', async () => {
    const { page, seen, activate } = await prepare('/pijnklachten/rug')
    const state = () => page.evaluate(() => ({ length: history.length, hash: location.hash, top: scrollY }))
    const before = await state()
    await activate()
    expect(await state()).toEqual(before)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    const marked = page.locator('[data-contents] a[aria-current]')
    await expect.poll(() => marked.count()).toBe(1)
    await expect.poll(() => marked.evaluate((link) => link.parentElement?.previousElementSibling !== null)).toBe(true)
    expect([seen.errors, seen.messages]).toEqual([[], []])
  })
})

describe('the page before', () => {
  // Playwright turns off the cache for the way back.
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch({
      ...browserOptions(findBrowser()),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    page = await browser.newPage({ viewport: desktop, reducedMotion })
  })
  afterAll(() => browser.close())

  /** Goes on from a page and back to it; tells what in the page keeps it from coming back as it was left. */
  async function goBack(path: string) {
    const session = await page.context().newCDPSession(page)
    const reasons: { type: string; reason: string }[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations),
    )
    await session.send('Page.enable')
    await page.goto(`${site.origin}/privacy`)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL(`${site.origin}${path}`)
    return reasons
  }
  const open = async (path: string) => {
    await page.goto(`${site.origin}${path}`)
    await page.evaluate(() => {
      addEventListener(
        'pageshow',
        ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)),
      )
    })
  }
  // A browser without windows never keeps pages, and says so.
  const ofPage = (reasons: { type: string; reason: string }[]) =>
    reasons.filter(({ type }) => type !== 'Circumstantial')

  const paths = isFull ? visitorPaths : visitorPaths.filter((path) => kindPaths.includes(path))
  it.each(paths.filter((path) => path !== '/blokken' && path !== '/privacy'))(
    'comes back as it was left: %s',
    async (path) => {
      await open(path)
      const reasons = await goBack(path)
      expect(ofPage(reasons)).toEqual([])
      if (reasons.length === 0) {
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset['persisted'])).toBe('true')
      }
    },
  )

  it('would not with a script that listens to its end', async () => {
    await open('/contact')
    await page.evaluate(() => addEventListener('unload', () => {}))
    expect(ofPage(await goBack('/contact'))).not.toEqual([])
  })
})
