import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { facts } from './facts.ts'
import { refusals, visit } from './visit/visit.ts'

const { newPage } = useBrowser()

/** Everything that the browser had to say: errors, its console, refusals of the policy. */
async function open(path: string): Promise<{ page: Page; said: () => Promise<string[]> }> {
  const { page, seen } = await visit(newPage, path)
  return { page, said: async () => [...seen.errors, ...seen.messages, ...(await refusals(page))] }
}

describe('the security policy in a browser', () => {
  it('lets the carousel turn', async () => {
    const { page, said } = await open('/')
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect.poll(() => page.locator('[data-current]').getAttribute('aria-label')).toMatch(/2/)
    expect(await said()).toEqual([])
  })

  it('lets each map come after a press, with the styles of what appears', async () => {
    const { page, said } = await open('/contact')
    const isMap = (url: URL) => facts.locations.some(({ mapHref }) => url.origin === new URL(mapHref).origin)
    const body = '<!doctype html><title>Kaart</title><p>kaart</p>'
    await page.route(isMap, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.getByRole('button', { name: 'Kaart laden' }).click()
    for (const { name } of facts.locations) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.frameLocator(`iframe[title*="${name}"]`).getByText('kaart').waitFor()
    }
    // What only appears now has its styles too: the route button under the map is drawn as a button.
    const radius = await page
      .locator('[data-island="MapSwitcher"] [aria-live] a')
      .evaluate((element) => getComputedStyle(element).borderRadius)
    expect(Number.parseFloat(radius)).toBeGreaterThan(4)
    expect(await said()).toEqual([])
  })

  it('stops a frame, a script and a style that the page did not bring', async () => {
    const { page } = await open('/')
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
      await expect.poll(async () => (await refusals(page)).some((text) => text.startsWith(directive))).toBe(true)
    }
  })
})
