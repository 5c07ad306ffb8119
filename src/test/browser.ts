import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { site } from './site.ts'

/** The windows the site is tested in, in CSS pixels. */
export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1280, height: 900 }

/** Opens pages of the example in the browser of the run, for a test file. */
export function useBrowser() {
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(async () => {
    await browser?.close()
  })
  return {
    /** A fresh page (own storage) in a window of the given size, in the place of the last; nothing is opened yet. */
    async newPage(options: BrowserContextOptions = {}): Promise<Page> {
      if (!browser) throw new Error('De browser is nog niet gestart.')
      await Promise.all(contexts.splice(0).map((context) => context.close()))
      const context = await browser.newContext({
        viewport: desktop,
        locale: 'nl-NL',
        baseURL: site.origin,
        ...options,
      })
      contexts.push(context)
      return context.newPage()
    },
  }
}
