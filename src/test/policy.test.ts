import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wakeIsland } from './a11y/open.ts'
import { useBrowser } from './browser.ts'
import { facts, isMap } from './facts.ts'
import { refusals, visit } from './visit/visit.ts'

const { newPage, samePage } = useBrowser()

/** Everything that the browser had to say: errors, its console, refusals of the policy. */
async function open(path: string): Promise<{ page: Page; said: () => Promise<string[]> }> {
  const { page, seen } = await visit(samePage, path)
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
    const body = '<!doctype html><title>Kaart</title><p>kaart</p>'
    await page.route(isMap, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.getByRole('button', { name: 'Kaart laden' }).click()
    for (const { name } of facts.locations) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.frameLocator(`iframe[title*="${name}"]`).getByText('kaart').waitFor()
    }
    // What only appears now has its styles too: the route button under the map is drawn as a button.
    const radius = await page
      .locator('[data-island="MapSwitcher"] [aria-live] a:visible')
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

describe('a page whose headers got lost on the way', () => {
  const bare = async (path: string) => {
    const page = await newPage()
    await page.addInitScript(() => {
      window.refused = []
      document.addEventListener('securitypolicyviolation', (event) => window.refused.push(event.effectiveDirective))
    })
    await page.route('**/*', async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = answer.headers()
      expect(policy).not.toBe('')
      await route.fulfill({ response: answer, headers })
    })
    await page.goto(path)
    return { page, refused: () => page.evaluate(() => window.refused) }
  }

  it('has its styles and its scripts', async () => {
    const { page, refused } = await bare('/')
    await wakeIsland(page, 'Carousel')
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect.poll(() => page.locator('[data-current]').getAttribute('aria-label')).toMatch(/2/)
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Gabarito')
    expect(await refused()).toEqual([])
  })

  it('still stops scripts, styles, frames and pictures that nobody declared', async () => {
    const { page, refused } = await bare('/over-ons')
    await page.evaluate(() => {
      const add = (name: string, set: (element: HTMLElement) => void) => {
        const element = document.createElement(name)
        set(element)
        document.body.append(element)
      }
      add('style', (element) => (element.textContent = 'body{color:red}'))
      add('iframe', (element) => element.setAttribute('src', 'https://kaart.example/'))
      add('img', (element) => element.setAttribute('src', 'https://beelden.example/a.png'))
      try {
        add('p', (element) => (element.innerHTML = '<img src="" onerror="document.title = 1">'))
      } catch {
        // Trusted types refuse it, which the page is told of as well.
      }
    })
    for (const directive of ['style-src-elem', 'frame-src', 'img-src', 'require-trusted-types-for'])
      await expect.poll(refused).toContain(directive)
  })
})

declare global {
  interface Window {
    /** The directives by which something was refused. */
    refused: string[]
  }
}
