import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { paintOf } from './inPage.ts'

/** When a page was painted first and when its largest part, in milliseconds, and how far it moved (CLS, no unit). */
export interface Paints {
  first: number
  largest: number
  shift: number
}

/** A page on a device that is made slow. */
export interface Phone {
  context: BrowserContext
  page: Page
  session: CDPSession
}

/** How many times slower than this machine, the wait there and back in ms, and the line in Mbit/s. */
export const phones = {
  usual: { cpu: 4, latency: 150, line: 1.6 },
  slow: { cpu: 6, latency: 400, line: 0.4 },
} as const

/** The window of a phone, in CSS pixels. */
export const phoneWindow = { width: 390, height: 844 } as const

/** A phone that was never here before, or a window as slow as that. */
export async function phoneOf(browser: Browser, kind: keyof typeof phones, isWide = false): Promise<Phone> {
  const device = isWide
    ? { viewport: { width: 1280, height: 900 } }
    : { viewport: phoneWindow, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { cpu, latency, line } = phones[kind]
  const throughput = (line * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { context, page, session }
}

/** Loads a page with nothing kept, and asks the browser when it was painted. */
export async function firstVisit(browser: Browser, url: string, kind: keyof typeof phones): Promise<Paints> {
  const { context, page } = await phoneOf(browser, kind)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  const paints = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const seen = new PerformanceObserver((list) => resolve(list.getEntries()))
        seen.observe({ type, buffered: true })
        setTimeout(() => resolve([]), 300)
      })
    const [paint, largest, shifts] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift'].map((type) => entries(type)),
    )
    return {
      first: paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      largest: largest?.at(-1)?.startTime ?? 0,
      shift: (shifts ?? []).reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
    }
  })
  await context.close()
  return paints
}

/** From the end of a tap on a link of home, which a finger touched 200 ms before, until the next page is painted. */
export async function nextPage(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await phoneOf(browser, 'usual')
  await page.goto(origin, { waitUntil: 'networkidle' })
  const link = page.locator('main a[href^="/pijnklachten/"]:visible').first()
  const to = await link.getAttribute('href')
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const box = await link.boundingBox()
  if (!box) throw new Error('De link is niet te zien.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(200)
  const end = Date.now()
  await page.mouse.up()
  await page.waitForURL((url) => url.pathname === to)
  const painted = await (await page.waitForFunction(paintOf, undefined, { polling: 10 })).jsonValue()
  await context.close()
  if (!painted) throw new Error('De pagina is niet getekend.')
  return painted.at - end
}
