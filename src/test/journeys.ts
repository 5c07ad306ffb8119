import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { wakeIsland } from './a11y/open.ts'
import { phone } from './browser.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'

/** What a visitor does, on whatever server the page comes from. */
type Journey = (page: Page, origin: string) => Promise<void>

export const journeys: Record<string, Journey> = {
  'opens the menu on a phone, goes to a page and back': async (page, origin) => {
    await page.setViewportSize(phone)
    await page.goto(`${origin}/`)
    await page.getByRole('button', { name: copy.menu.button, exact: true }).click()
    await page.locator('#hoofdmenu').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL(`${origin}/contact`)
    await page.goBack()
    await page.waitForURL(`${origin}/`)
  },
  'opens the list of complaints and closes it with Escape': async (page, origin) => {
    await page.goto(`${origin}/massage`)
    const button = page.getByRole('banner').getByRole('button', { name: 'Pijnklachten' })
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  },
  'searches for a word': async (page, origin) => {
    await page.goto(`${origin}/zoeken`)
    await page.getByRole('searchbox').pressSequentially('muisarm rugpijn')
    await page.locator('[data-results]').getByRole('link', { name: 'Rugpijn', exact: true }).click()
    await page.waitForURL(`${origin}/pijnklachten/rug`)
  },
  'turns the carousel': async (page, origin) => {
    await page.goto(`${origin}/`)
    const carousel = await wakeIsland(page, 'Carousel')
    await carousel.getByRole('button', { name: copy.buttons.next, exact: true }).click()
    const second = copy.headings.reviewNumber({ number: 2, total: 3 })
    await expect.poll(() => carousel.locator('[aria-current="true"]').getAttribute('aria-label')).toBe(second)
  },
  'loads the map of the second town, and nothing of it before': async (page, origin) => {
    const asked: string[] = []
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<p>Kaart</p>' })
      },
    )
    await page.goto(`${origin}/contact`)
    const map = await wakeIsland(page, 'MapSwitcher')
    await map.getByRole('button', { name: facts.locations[1]?.name ?? '', exact: true }).click()
    expect(asked).toEqual([])
    await map.getByRole('button', { name: copy.buttons.loadMap }).click()
    await map.locator('iframe').waitFor()
    await expect.poll(() => asked).toEqual([facts.locations[1]?.mapHref])
  },
  'gets a drawing in the place of a picture that fails': async (page, origin) => {
    await page.route('**/assets/pijn-rug-*', (route) => route.abort())
    await page.goto(`${origin}/pijnklachten/rug`)
    await expect.poll(() => page.locator('main img').first().getAttribute('src')).toMatch(/fallback/)
  },
  'is told that a page does not exist': async (page, origin) => {
    const answer = await page.goto(`${origin}/bestaat-niet`)
    expect(answer?.status()).toBe(404)
    expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true)
  },
}
