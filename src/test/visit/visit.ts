import type { BrowserContextOptions, Page } from 'playwright-core'
import { drawn, hold, watch } from '../watch.ts'
import type { Watch } from '../watch.ts'
import { readThrough } from './readThrough.ts'

/** Something that moved by itself (Layout Instability API, WICG). */
interface Shift {
  value: number
  moved: string
}
/** An entry of that API, which TypeScript does not know. */
interface ShiftEntry extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    observed: { takeShifts: () => Shift[]; refusals: string[] }
  }
}

/** A page that was opened and read to its end, with all that happened meanwhile. */
export interface Visit {
  page: Page
  /** The status it was answered with. */
  status: number
  seen: Watch
  /** Every request since the first, as `GET image https://…`. */
  asked: string[]
  /** What moved while the fonts came after the first words. */
  whileFontsCame: Shift[]
  /** What moved after that, while pictures and scripts came and the page was read. */
  afterwards: Shift[]
}

/** The address of the page for a wrong address is any wrong address. */
export const addressOf = (path: string): string => (path === '/404' ? '/bestaat/niet' : path)

/** Those that look what happens in each page that is opened in them. */
const observing = new WeakSet<Page>()

/**
 * Opens a page as on a slow line: its words first, then its fonts, then its pictures and scripts. Reads it to its end and
 * waits until every block is alive.
 * @param openPage gives a page of the browser that nothing follows yet
 */
export async function visit(
  openPage: (options: BrowserContextOptions) => Promise<Page>,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const page = await openPage(options)
  await page.emulateMedia({ media: null, reducedMotion: options.reducedMotion ?? null })
  const seen = watch(page)
  const asked: string[] = []
  page
    .context()
    .on('request', (request) => asked.push(`${request.method()} ${request.resourceType()} ${request.url()}`))
  if (!observing.has(page)) await page.addInitScript(observe)
  observing.add(page)
  const releaseFonts = await hold(page, /\.woff2$/)
  const releaseRest = await hold(page, /\.(svg|js|jpg|webp|avif)$/)

  const response = await page.goto(addressOf(path), { waitUntil: 'domcontentloaded' })
  await drawn(page)
  releaseFonts()
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  const whileFontsCame = await takeShifts(page)
  releaseRest()
  await page.waitForLoadState('load')
  await readThrough(page)
  return { page, status: response?.status() ?? 0, seen, asked, whileFontsCame, afterwards: await takeShifts(page) }
}

/** What the policy has refused since the page was opened. */
export const refusals = (page: Page): Promise<string[]> => page.evaluate(() => window.observed.refusals)

/** Runs in the page, before any script of it. */
export function observe(): void {
  let shifts: Shift[] = []
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as ShiftEntry[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')))
      shifts.push({ value, moved: moved.map((text) => text.slice(0, 80)).join(' | ') })
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const takeShifts = () => {
    // With those of the last frame, which are still to be told.
    keep(observer.takeRecords())
    const taken = shifts
    shifts = []
    return taken
  }
  window.observed = { takeShifts, refusals: [] }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    window.observed.refusals.push(`${violatedDirective} ${blockedURI} ${sample}`)
  })
}

/** What has moved since this was asked before, in a page where {@link observe} runs. */
export const takeShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => window.observed.takeShifts())
