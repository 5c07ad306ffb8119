import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { formatPhone, telHref } from '../../content/phone.ts'
import { desktop, phone, useBrowser } from '../browser.ts'
import { copy } from '../copy.ts'
import { facts } from '../facts.ts'
import { openPage, wakeIslands } from './open.ts'
import { look, tabTo } from './walk.ts'

const { newPage, samePage } = useBrowser()
const press = (page: Page, key: string) => page.keyboard.press(key)
const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name), attribute)

async function open(path: string, viewport = desktop): Promise<Page> {
  const page = await samePage({ reducedMotion: 'reduce', viewport })
  await openPage(page, path)
  await wakeIslands(page)
  return page
}

/** Presses Enter and tells which address the browser was asked to open; it stays where it is. */
async function addressOnEnter(page: Page): Promise<string | undefined> {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && !event.defaultPrevented) document.documentElement.dataset['asked'] = link.href
      event.preventDefault()
    })
  })
  await press(page, 'Enter')
  return page.evaluate(() => document.documentElement.dataset['asked'])
}

describe('with the keyboard alone', () => {
  it.each([phone, desktop])('home → call, $width px', async (viewport) => {
    const page = await open('/', viewport)
    const shown = formatPhone(facts.phone)
    await tabTo(page, viewport === phone ? copy.buttons.call({ phone: shown }) : shown, 'header')
    expect(await addressOnEnter(page)).toBe(telHref(facts.phone))
  })

  it.each([
    { viewport: desktop, opener: 'Pijnklachten' },
    { viewport: phone, opener: 'Menu' },
  ])('home → $opener → Rug → appointment → contact', async ({ viewport, opener }) => {
    const page = await open('/', viewport)
    await tabTo(page, opener, 'button')
    await press(page, 'Enter')
    await tabTo(page, 'Rug', '#klachtenmenu')
    await press(page, 'Enter')
    await page.waitForURL('**/pijnklachten/rug')
    await tabTo(page, copy.buttons.appointment, 'main')
    await press(page, 'Enter')
    await page.waitForURL('**/contact')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  })

  it('locations → the route to either practice', async () => {
    for (const { name, routeHref } of facts.locations) {
      const page = await open('/locations')
      await tabTo(page, `${copy.buttons.route} ${name}`)
      expect(await addressOnEnter(page)).toBe(new URL(routeHref).href)
    }
  })

  it('an unknown address → home', async () => {
    const page = await open('/bestaat/niet')
    await tabTo(page, 'Return to Home')
    await press(page, 'Enter')
    await page.waitForURL((url) => url.pathname === '/')
  })

  it.each([phone, desktop])('over the header into the text, $width px', async (viewport) => {
    const page = await open('/pijnklachten/rug', viewport)
    await press(page, 'Tab')
    expect((await look(page)).name).toBe(`a “${copy.headings.toContent}”`)
    await press(page, 'Enter')
    expect(await focused(page, 'id')).toBe('hoofdinhoud')
    await press(page, 'Tab')
    expect((await look(page)).part).toBe('main')
  })

  it.each([phone, desktop])(
    'to a part of a long page, which stays clear of the header, $width px',
    async (viewport) => {
      const page = await open('/pijnklachten/rug', viewport)
      if (viewport === phone) {
        await tabTo(page, copy.headings.onThisPage, 'summary')
        await press(page, 'Enter')
      }
      // One in the middle of the page, so that there is text on both sides of it.
      const parts = await page.locator('main nav a[href^="#"]').allInnerTexts()
      await tabTo(page, parts[Math.floor(parts.length / 2)] ?? '?', 'nav')
      const hash = await focused(page, 'href')
      await press(page, 'Enter')
      await page.waitForURL((url) => url.hash !== '' && url.hash === hash)
      const [header, heading] = await page.evaluate(() =>
        ['header', ':target'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
      )
      expect(heading?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity)
      expect(heading?.bottom).toBeLessThanOrEqual(viewport.height)
      await press(page, 'Tab')
      const isBelow = await page.evaluate(() => {
        const target = document.querySelector(':target')
        const position = document.activeElement ? target?.compareDocumentPosition(document.activeElement) : 0
        return position === Node.DOCUMENT_POSITION_FOLLOWING
      })
      expect(isBelow).toBe(true)
    },
  )

  it.each(['Enter', 'Space'])('a question opens and closes with %s', async (key) => {
    const page = await open('/contact')
    const question = page.locator('details').first()
    const name = (await question.locator('summary').textContent())?.trim() ?? ''
    const answer = question.locator('p').first()
    await tabTo(page, name, 'summary')
    for (const state of ['visible', 'hidden'] as const) {
      await press(page, key)
      await answer.waitFor({ state })
    }
    expect((await look(page)).name).toContain(name.replaceAll(/\s+/g, ' ').slice(0, 30))
  })

  it('the map is loaded and gets focus, and its buttons keep theirs', async () => {
    const page = await newPage({ reducedMotion: 'reduce' })
    const map = (url: URL) => facts.locations.some(({ mapHref }) => new URL(mapHref).href === url.href)
    await page.route(map, (route) => route.fulfill({ contentType: 'text/html', body: '<a href="#kaart">Kaart</a>' }))
    await openPage(page, '/contact')
    await wakeIslands(page)
    await tabTo(page, 'Glanerbrug', 'button')
    await press(page, 'Enter')
    expect(await focused(page, 'aria-pressed')).toBe('true')
    await tabTo(page, copy.buttons.loadMap, 'button')
    await press(page, 'Enter')
    await page.locator('iframe').waitFor()
    expect(await focused(page, 'title')).toBe(copy.map.frame({ town: 'Glanerbrug' }))
    // While the map comes in, Chromium takes the frame for not focused; the ring is there once it has come.
    await expect.poll(async () => (await look(page)).problems).toEqual([])
    await tabTo(page, `${copy.buttons.route} Glanerbrug`)
  })
})
