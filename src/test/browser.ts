import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { launch } from '../tools/browser.ts'
import { findBrowser } from '../tools/findBrowser.ts'
import { site } from './site.ts'

/** The windows the site is tested in, in CSS pixels. */
export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1280, height: 900 }

/** The browser of this process, for all its files: what is said to one of another process is said twice. */
let browser: Promise<Browser> | undefined

/** Closes what a test has opened; what it still answers for the server at that moment is answered by nobody. */
async function closed(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** What a test follows, answers and prefers on a page ends with it; what it runs before other scripts does not. */
async function cleared(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['request', 'requestfinished', 'requestfailed', 'pageerror', 'console'] as const)
    page.removeAllListeners(event)
  page.context().removeAllListeners('request')
}

/** Opens pages of the example in that browser, for a test file. */
export function useBrowser() {
  const contexts: BrowserContext[] = []
  const closeAll = () => Promise.all(contexts.splice(0).map(closed))
  afterAll(closeAll)
  /** A fresh page (own storage) in a window of the given size, in the place of the last; nothing is opened yet. */
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    browser ??= launch(findBrowser())
    const opened = await browser
    await closeAll()
    const context = await opened.newContext({
      viewport: desktop,
      locale: 'nl-NL',
      baseURL: site.origin,
      ...options,
    })
    contexts.push(context)
    return context.newPage()
  }
  let last: { page: Page; options: string } | undefined
  /**
   * The page of the test before when it was opened so too, for tests that only look and press: an address that is opened
   * in it is loaded anew, at a third of the work of a fresh page, and no page keeps anything (visit/silence.ts). Nothing
   * follows or answers it any more.
   */
  async function samePage({ viewport = desktop, ...options }: BrowserContextOptions = {}): Promise<Page> {
    const asked = JSON.stringify(options)
    if (!last || last.page.isClosed() || last.options !== asked) last = { page: await newPage(options), options: asked }
    const { page } = last
    await cleared(page)
    if (viewport) await page.setViewportSize(viewport)
    await page.mouse.move(0, 0)
    return page
  }
  return { newPage, samePage }
}
