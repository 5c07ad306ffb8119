import type { Page } from 'playwright-core'
import { closeHeader, openHeader } from './a11y/open.ts'
import { drawn } from './watch.ts'

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
    // The field to search the site asks no visitor who he is, and leads to the site itself.
    fields: document.querySelectorAll(
      'form:not([role="search"][action="/zoeken"]), input:not([type="search"][name="q"]), textarea, select, [contenteditable]',
    ).length,
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

/** Opens all there is to open and presses every button, but for the one that loads the map; ends as it began. */
export async function useAll(page: Page): Promise<void> {
  const summaries = page.locator('main summary:visible')
  const first = (await summaries.count()) > 0 ? summaries.first() : undefined
  // One with a real press; of the others, which are alike, all that such a press makes of them.
  const pressOthers = async () => {
    await summaries.evaluateAll((all: HTMLElement[]) => all.slice(1).map((summary) => summary.click()))
    await drawn(page)
  }
  await first?.click()
  await pressOthers()
  await pressOthers()
  await first?.click()
  for (const name of ['Volgende', 'Vorige', 'Glanerbrug', 'Enschede']) {
    for (const button of await page.getByRole('button', { name, exact: true }).all()) await button.click()
  }
  await openHeader(page)
  await closeHeader(page)
}
