import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, useBrowser } from './browser.ts'
import { facts } from './facts.ts'
import { visitorPaths } from './site.ts'

const { newPage } = useBrowser()

/** A page that keeps everything the browser has to say: its console, uncaught errors, refusals of the policy. */
async function strictPage(): Promise<{ page: Page; messages: string[] }> {
  const page = await newPage({ viewport: desktop })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.exposeFunction('reportViolation', (text: string) => messages.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return { page, messages }
}

/** Opens a page and passes all of it before the eyes, so that islands and lazy pictures load. */
async function read(page: Page, path: string): Promise<number> {
  const response = await page.goto(path)
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += desktop.height) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
  return response?.status() ?? 0
}

const stub = '<!doctype html><title>Kaart</title><p>kaart</p>'

describe('the security policy in a browser', () => {
  it.each(visitorPaths)('is silent on %s, with every block of it in use', async (path) => {
    const { page, messages } = await strictPage()
    expect(await read(page, path)).toBe(200)
    for (const summary of await page.locator('main summary:visible').all()) await summary.click()
    const islands = page.locator('[data-island]')
    for (const island of await islands.all()) {
      await expect.poll(() => island.getAttribute('data-status')).toBe('ready')
    }
    expect(messages).toEqual([])
  })

  it('is silent on the 404 page, which only says what was asked for', async () => {
    const { page, messages } = await strictPage()
    expect(await read(page, '/bestaat/niet')).toBe(404)
    expect(messages.filter((text) => !/status of 404/.test(text))).toEqual(['404: /bestaat/niet'])
  })

  it('lets the carousel turn', async () => {
    const { page, messages } = await strictPage()
    await read(page, '/')
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect.poll(() => page.locator('[data-current]').getAttribute('aria-label')).toMatch(/2/)
    expect(messages).toEqual([])
  })

  it('asks nothing of the map host before the visitor does, and shows each map after that', async () => {
    const { page, messages } = await strictPage()
    const asked: string[] = []
    const isMap = (url: URL) => facts.locations.some(({ mapHref }) => url.origin === new URL(mapHref).origin)
    await page.route(isMap, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: stub })
    })
    await read(page, '/contact')
    await page.getByRole('button', { name: 'Glanerbrug' }).click()
    expect(asked).toEqual([])

    await page.getByRole('button', { name: 'Kaart laden' }).click()
    await expect.poll(() => page.frameLocator('iframe').locator('p').textContent()).toBe('kaart')
    await page.getByRole('button', { name: 'Enschede' }).click()
    await expect.poll(() => asked.length).toBe(2)
    // What only appears now has its styles too: the route button under the map is drawn as a button.
    const radius = await page
      .locator('[data-island="MapSwitcher"] [aria-live] a')
      .evaluate((element) => getComputedStyle(element).borderRadius)
    expect(Number.parseFloat(radius)).toBeGreaterThan(4)
    expect(messages).toEqual([])
  })

  it('stops a frame, a script and a style that the page did not bring', async () => {
    const { page, messages } = await strictPage()
    await page.goto('/')
    const outcome = await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'https://www.openstreetmap.org/'
      const style = document.createElement('style')
      style.textContent = 'body{color:red}'
      const place = document.createElement('p')
      document.body.append(frame, style, place)
      try {
        place.innerHTML = '<b>x</b>'
        return 'assigned'
      } catch (error) {
        return error instanceof Error ? error.name : ''
      }
    })
    expect(outcome).toBe('TypeError')
    for (const directive of ['frame-src', 'style-src-elem', 'require-trusted-types-for']) {
      await expect.poll(() => messages.some((text) => text.startsWith(directive))).toBe(true)
    }
  })
})
