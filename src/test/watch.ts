import type { APIResponse, Page, Request, Route } from 'playwright-core'

/** What a page does while a test uses it, from the moment of {@link watch}. */
export interface Watch {
  /** Addresses that were asked for, in order; `data:` and `blob:` are no requests. */
  requests: string[]
  /** How many of those have neither come nor failed yet. */
  pending: () => number
  /** Errors that no script caught. */
  errors: string[]
  /** What was written to the console, as `type: text`. */
  messages: string[]
}

/** Follows the requests, errors and messages of a page and its frames. */
export function watch(page: Page): Watch {
  const open = new Set<Request>()
  const seen: Watch = { requests: [], pending: () => open.size, errors: [], messages: [] }
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return
    seen.requests.push(request.url())
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('pageerror', (error) => seen.errors.push(error.message))
  page.on('console', (message) => seen.messages.push(`${message.type()}: ${message.text()}`))
  return seen
}

/**
 * Changes every page on its way from the server to the browser.
 * @param answer gives the browser what it gets in the place of the response
 */
export const onTheWay = (page: Page, answer: (route: Route, response: APIResponse) => Promise<void>) =>
  page.route('**/*', async (route) =>
    route.request().resourceType() === 'document' ? answer(route, await route.fetch()) : route.fallback(),
  )

/** The requests for another host than the site's own. */
export const elsewhere = (requests: readonly string[], origin: string): string[] =>
  requests.filter((url) => new URL(url).origin !== origin)

/** The address of the page's own script. */
export const ownScript = /\/page-[\w-]+\.js$/
/** The address of any other: of a block, or of the search. */
export const moduleScript = /\/(?!page-)[\w.-]+\.js$/

/** The modules that were fetched. */
export const scriptsIn = ({ requests }: Pick<Watch, 'requests'>): string[] =>
  requests.filter((url) => moduleScript.test(url))

/**
 * Waits until the browser has drawn: one observer of the view more has reported, in the same turn as all others. Half as
 * long as two frames take.
 * @param top how far to scroll before that, at once; without it the page stays where it is
 */
export const drawn = (page: Page, top?: number): Promise<void> =>
  page.evaluate((y) => {
    if (y !== undefined) scrollTo({ top: y, behavior: 'instant' })
    return new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement)
    })
  }, top)

/** How far the page is scrolled down, in CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Scrolls without the site's smooth movement, asked together with the drawing that follows. */
export const scrollPage = (page: Page, top: number): Promise<void> => drawn(page, top)

/** Keeps files waiting until the function that it gives is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
