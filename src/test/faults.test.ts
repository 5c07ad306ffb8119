import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { facts, isMap } from './facts.ts'
import { faultPaths, faults } from './faults.ts'
import { isFull, reducedMotion } from './full.ts'
import { drawn, hold, moduleScript, scriptsIn, watch } from './watch.ts'
import type { Watch } from './watch.ts'
import { besideMap, expectAnswers, expectNavigable, expectReadable, reachIsland } from './essentials.ts'

const { newPage, samePage } = useBrowser()
/** The home page asks for about thirty files; a page that keeps asking passes this soon. */
const storm = 60
/** A fault may keep `load` waiting. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

/** What the browser fetches when it likes, such as a picture that it put off: no script asks for these. */
const putOff = /\.(?:avif|jpg|png|svg|webp|woff2)$/
/** Once all that was asked for has come or failed, nothing more is asked for or said in an hour: no script goes on trying. */
async function expectQuiet(page: Page, { requests, messages, pending }: Watch): Promise<void> {
  const count = () => [
    requests.filter((url) => !putOff.test(url)),
    // Chromium itself remarks once, seconds later, that a font was fetched ahead for nothing.
    messages.filter((message) => !message.includes('preload')),
  ]
  // A script that has come asks for its own a moment later.
  const settled = () =>
    expect
      .poll(async () => {
        const first = pending()
        for (let frame = 0; frame < 5; frame += 1) await drawn(page)
        return first + pending()
      })
      .toBe(0)
  await settled()
  const before = count()
  await page.clock.fastForward('01:00:00')
  await settled()
  expect(count()).toEqual(before)
  expect(messages.length).toBeLessThan(storm)
}

/** By day a narrow window has the page with the map alone. */
const cases = faults.flatMap((fault) =>
  [desktop, phone]
    .filter((viewport) => viewport === desktop || fault.isNarrowToo || isFull)
    .map((viewport) => ({
      ...fault,
      ...(viewport === phone && { byDay: '/contact' as const }),
      viewport,
      width: viewport.width,
    })),
)
/** Pages that have a clock of the test. */
const timed = new WeakSet<Page>()

it.each(cases)(
  'the page reads, navigates and calls when $name, $width px wide',
  async ({ options, before, check, viewport, time, byDay, lasts, says }) => {
    const page = await (lasts ? newPage : samePage)({ viewport, reducedMotion, ...options })
    const seen = watch(page)
    if (!timed.has(page)) await page.clock.install(time ? { time } : {})
    timed.add(page)
    await before?.(page)
    for (const path of isFull || !byDay ? faultPaths : [byDay]) {
      const asked = seen.requests.length
      await open(page, path)
      await expectReadable(page)
      await check?.(page)
      expect(seen.requests.length - asked, path).toBeLessThan(storm)
    }
    if (options?.javaScriptEnabled !== false) await expectQuiet(page, seen)
    await expectNavigable(page)
    // What its last page says comes before the next fault follows this page.
    await page.waitForLoadState()
    expect([...new Set(seen.errors)]).toEqual(says === undefined ? [] : [says])
  },
)

it('shows the whole block where one of its scripts fails, whichever it is', async () => {
  const page = await newPage({ reducedMotion })
  const seen = watch(page)
  const needed = new Map<string, string[]>()
  for (const path of faultPaths) {
    await open(page, path)
    await reachIsland(page)
    needed.set(path, scriptsIn({ requests: seen.requests.splice(0) }))
  }
  expect([...needed.values()].every((scripts) => scripts.length > 1)).toBe(true)
  // What both pages need fails by day on the first alone.
  const tried = new Set<string>()
  for (const [path, all] of needed) {
    const scripts = all.filter((script) => isFull || !tried.has(script))
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const script of scripts) tried.add(script)
    for (const script of scripts) {
      await page.route(script, (route) => route.abort())
      await open(page, path)
      await reachIsland(page)
      expect(await page.locator('[data-island="failed"]').count(), script).toBe(1)
      await expectAnswers(page)
      expect(seen.requests.splice(0).length).toBeLessThan(storm)
      await page.unroute(script)
    }
    await expectNavigable(page)
  }
  expect(seen.errors).toEqual([])
})

it('reads, navigates and calls while the scripts take ten seconds, and uses them when they come', async () => {
  const page = await newPage()
  const seen = watch(page)
  await page.clock.install()
  const release = await hold(page, moduleScript)
  await open(page, '/')
  await page.locator('[data-island]').scrollIntoViewIfNeeded()
  await expect.poll(() => scriptsIn(seen).length).toBeGreaterThanOrEqual(2)
  await page.clock.fastForward(10_000)
  await expectReadable(page)
  await expectAnswers(page)
  expect(await page.locator('[data-island="failed"]').count()).toBe(0)
  release()
  await page.locator('[data-status="ready"]').waitFor()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect.poll(() => page.locator('[data-current]').getAttribute('aria-label')).toContain('2')
  await expectNavigable(page)
  expect(seen.errors).toEqual([])
})

it.each([desktop, phone])(
  'keeps working when the connection is lost after loading, $width px wide',
  async (viewport) => {
    const page = await newPage({ viewport, reducedMotion })
    const seen = watch(page)
    await page.goto('/contact')
    await page.context().setOffline(true)
    await expectReadable(page)
    const question = page.locator('main details').first()
    await question.locator('summary').click()
    await question.locator('p').first().waitFor()
    const opener = viewport === phone ? 'Menu' : 'Pijnklachten'
    await page.getByRole('button', { name: opener, exact: true }).click()
    await page.locator('#klachtenmenu').getByRole('link', { name: 'Knie', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await reachIsland(page)
    expect(
      await page
        .locator('main')
        .getByText(facts.locations[0]?.street ?? '?')
        .first()
        .isVisible(),
    ).toBe(true)
    await page.context().setOffline(false)
    await expectNavigable(page)
    expect(seen.errors).toEqual([])
  },
)

it.each([desktop, phone])(
  'gives the address and the route when the map does not come, $width px wide',
  async (viewport) => {
    const page = await newPage({ viewport, reducedMotion })
    const seen = watch(page)
    await page.route(isMap, (route) => route.abort())
    await page.goto('/contact')
    await reachIsland(page)
    await page.getByRole('button', { name: copy.buttons.loadMap }).click()
    const island = page.locator('[data-island]')
    for (const { name, street, routeHref } of facts.locations) {
      await island.getByRole('button', { name, exact: true }).click()
      const { address, route } = besideMap(page)
      await address.getByText(street).waitFor()
      expect(await island.getByText(copy.map.trouble).isVisible()).toBe(true)
      expect(await route.getAttribute('href')).toBe(routeHref)
    }
    expect(seen.requests.length).toBeLessThan(storm)
    await expectNavigable(page)
    expect(seen.errors).toEqual([])
  },
)
