import type { Page } from 'playwright-core'
import { desktop } from './browser.ts'
import { drawn, scrollPage } from './watch.ts'
import { reachIsland } from './works.ts'

/** What a page has put on the visitor's device, and what in it could take data. */
export const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    files: await navigator.storage.getDirectory().then(async (root) => {
      for await (const _ of root.values()) return 1
      return 0
    }),
    windowName: window.name,
    fields: document.querySelectorAll('form, input, textarea, select, [contenteditable]').length,
    frames: document.querySelectorAll('iframe, object, embed, audio, video').length,
    hints: document.querySelectorAll('link[rel~="preconnect"], link[rel~="dns-prefetch"], a[ping]').length,
  }))
/** The {@link traces} of a page that keeps its promises. */
export const nothing = {
  cookie: '',
  local: 0,
  session: 0,
  databases: 0,
  caches: 0,
  workers: 0,
  files: 0,
  windowName: '',
  fields: 0,
  frames: 0,
  hints: 0,
}

/** Reads a page to its end, opens all there is to open, and leaves everything at rest. */
export async function readAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += desktop.height) await scrollPage(page, top)
  for (const summary of await page.locator('main summary:visible').all()) await summary.click()
  if ((await page.locator('[data-island]').count()) > 0) {
    await reachIsland(page)
    for (const name of ['Volgende', 'Glanerbrug', 'Enschede']) {
      for (const button of await page.getByRole('button', { name }).all()) await button.click()
    }
  }
  await page.getByRole('button', { name: 'Pijnklachten', exact: true }).click()
  await page.keyboard.press('Escape')
  await drawn(page)
}

/** Where the links of a page lead outside the site, without the parts that differ per product. */
export const outward = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', location.href)
      if (url.origin === location.origin) return []
      return url.protocol === 'https:' ? [url.hostname] : [`${url.protocol}${url.pathname}`]
    }),
  )
