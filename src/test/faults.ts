import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { copy } from './copy.ts'
import { expectAnswers, expectStatic, reachIsland } from './essentials.ts'
import { moduleScript, onTheWay, ownScript } from './watch.ts'

/** Something that goes wrong, and what a visitor must find besides reading, navigating and calling. */
interface Fault {
  name: string
  /** The clock of the visitor; now unless it says otherwise. */
  time?: string
  /** Whether a narrow window makes a difference: the menu, the styles or all scripts are gone. By day that is the map's. */
  isNarrowToo?: boolean
  /** By day tried on this page alone, since another fault that ends the same way is tried on both. */
  byDay?: FaultPath
  options?: BrowserContextOptions
  /** Whether it lasts as long as the page: a clock, or a script before all others. */
  lasts?: boolean
  /** Before the first page is asked for. */
  before?: (page: Page) => Promise<unknown>
  /** The error that nobody caught, on each page; none unless it says so. */
  says?: string
  /** On each loaded page. */
  check?: (page: Page) => Promise<unknown>
}

const abort = (pattern: RegExp) => (page: Page) => page.route(pattern, (route) => route.abort())
const answer = (pattern: RegExp, with_: { status?: number; contentType?: string; body: string }) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill(with_))
/** The pages with most to lose: one with the quotes, one with the map. */
export const faultPaths = ['/', '/contact'] as const
type FaultPath = (typeof faultPaths)[number]

/** Changes the HTML of every page on its way to the browser; these pages must have what is changed. */
const rewrite = (change: (html: string) => string) => (page: Page) =>
  onTheWay(page, async (route, response) => {
    const html = await response.text()
    const body = change(html)
    const isMissing = body === html && faultPaths.some((path) => path === new URL(route.request().url()).pathname)
    return isMissing ? route.abort() : route.fulfill({ response, body })
  })

/** What a script says that was made to fail. */
const broken = 'kapot'
/** Has the part of a page's own script that holds a text fail on its first line. */
const breakScript = (part: string) => (page: Page) =>
  page.route(ownScript, async (route) => {
    const response = await route.fetch()
    const lines = (await response.text()).split('\n')
    const body = lines
      .map((line) => (line.includes(part) ? line.replace('=>{', () => `=>{throw Error('${broken}');`) : line))
      .join('\n')
    return route.fulfill({ response, body })
  })

/** A policy of something in between refuses every script, while the browser itself does run scripts. */
const refuseScripts = (page: Page) =>
  onTheWay(page, (route, response) =>
    route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" } }),
  )

/** Every way to keep something throws, as with "block all cookies" in Chrome. */
const blockStorage = async (page: Page) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  })
}

const expectFailed = async (page: Page) => {
  await reachIsland(page)
  expect(await page.locator('[data-island="failed"]').count()).toBe(1)
  await expectWithoutReact(page)
}
/** Blocks answer as far as they can without React, and have no button for what they cannot. */
async function expectWithoutReact(page: Page): Promise<void> {
  await expectAnswers(page)
  expect(await page.getByRole('button', { name: copy.buttons.loadMap }).count()).toBe(0)
}
const expectAlive = async (page: Page) => {
  await reachIsland(page)
  expect(await page.locator('[data-status="ready"]').count()).toBe(1)
  await expectAnswers(page)
}

/** Without styles the order of the HTML is all there is: menu, heading, text, footer. */
async function expectOrder(page: Page): Promise<void> {
  // A block that has come alive brings none.
  expect(await page.locator('style').count()).toBe(0)
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('header nav, main, h1, main h2, main p, footer')].map(({ tagName }) => tagName),
  )
  expect(order.slice(0, 2)).toEqual(['NAV', 'MAIN'])
  expect(order.filter((tag) => tag !== 'P')[2]).toBe('H1')
  expect(order.at(-1)).toBe('FOOTER')
}

const font = /\.woff2$/
const picture = /\.(svg|png|jpe?g|webp|avif)$/

export const faults: Fault[] = [
  { name: 'every picture fails', byDay: '/contact', before: abort(picture) },
  { name: 'every picture is empty', byDay: '/', before: answer(picture, { body: '' }) },
  {
    name: 'the fonts fail',
    byDay: '/contact',
    before: abort(font),
    check: async (page) => {
      const states = await page.evaluate(() => [...document.fonts].map(({ status, display }) => `${status} ${display}`))
      expect(
        states.every((state) => /^(error|unloaded) swap$/.test(state) || state.startsWith('loaded auto')),
        String(states),
      ).toBe(true)
    },
  },
  { name: 'every script fails', isNarrowToo: true, byDay: '/contact', before: abort(/\.js$/), check: expectStatic },
  { name: 'the scripts of the blocks fail', before: abort(moduleScript), check: expectFailed },
  {
    name: 'the scripts are gone after a deploy',
    byDay: '/contact',
    before: answer(moduleScript, { status: 404, body: '' }),
    check: expectFailed,
  },
  {
    name: 'a page comes instead of the scripts',
    byDay: '/',
    before: answer(moduleScript, { contentType: 'text/html', body: '<p>' }),
    check: expectFailed,
  },
  {
    name: 'the scripts are damaged',
    byDay: '/contact',
    before: answer(moduleScript, { contentType: 'text/javascript', body: 'null.x' }),
    check: expectFailed,
  },
  { name: 'a policy refuses every script', isNarrowToo: true, byDay: '/', before: refuseScripts, check: expectStatic },
  {
    name: 'the script of the menus fails',
    isNarrowToo: true,
    byDay: '/',
    before: breakScript('aria-expanded'),
    says: broken,
    check: expectAlive,
  },
  {
    name: 'the script that starts the blocks fails',
    byDay: '/contact',
    before: breakScript('import('),
    says: broken,
    check: expectStatic,
  },
  {
    name: 'the script of the hours fails',
    byDay: '/',
    before: breakScript('data-hours'),
    says: broken,
    check: expectAlive,
  },
  {
    name: 'a block breaks when it starts',
    before: rewrite((html) => html.replace(/data-props="[^"]*"/, 'data-props="{}"')),
    check: async (page) => {
      await reachIsland(page)
      await expect.poll(() => page.locator('[data-island="failed"]').count()).toBe(1)
      expect(await page.locator('[data-status="ready"]').count()).toBe(0)
      await expectWithoutReact(page)
    },
  },
  { name: 'nothing may be stored', byDay: '/', lasts: true, before: blockStorage, check: expectAlive },
  { name: 'the clock says 1999', byDay: '/contact', lasts: true, time: '1999-01-01T00:00:00Z', check: expectAlive },
  { name: 'the clock says 2099', byDay: '/', lasts: true, time: '2099-12-31T23:59:59Z', check: expectAlive },
  { name: 'JavaScript is off', isNarrowToo: true, options: { javaScriptEnabled: false }, check: expectStatic },
  {
    name: 'the styles fail',
    isNarrowToo: true,
    byDay: '/',
    before: rewrite((html) => html.replace(/<style[\s\S]*?<\/style>/g, '')),
    check: expectOrder,
  },
]
