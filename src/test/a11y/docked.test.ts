import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { phone, useBrowser } from '../browser.ts'
import { copy } from '../copy.ts'
import { isFull } from '../full.ts'
import { scrollPage } from '../watch.ts'

const { newPage, samePage } = useBrowser()

/** What lies under the WhatsApp button: links, buttons and lines of text, by their words. Runs in the page. */
function covered(name: string): string[] {
  const button = [...document.querySelectorAll('a')].find((link) => link.getAttribute('aria-label') === name)
  if (!button) return ['geen knop']
  const own = button.getBoundingClientRect()
  const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
  const found: string[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (button.contains(node)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isWords = node instanceof Text && node.data.trim() !== ''
    const place = node instanceof Element && node.matches('a, button, summary') ? node : isWords ? range : undefined
    if ([...(place?.getClientRects() ?? [])].some(isUnder)) found.push(node.textContent?.trim().slice(0, 40) ?? '')
  }
  return found
}

/** Goes to each link and button as the Tab key does, and says which of them the button covers. Runs in the page. */
async function coveredStops(name: string): Promise<string[]> {
  const button = document.querySelector(`aside > [aria-label="${name}"]`)
  const found: string[] = []
  for (const stop of document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')) {
    if (!stop.checkVisibility({ visibilityProperty: true })) continue
    const top = scrollY
    stop.focus()
    // Where the page has scrolled, the button goes to its place with the next frame.
    if (scrollY !== top) await new Promise(requestAnimationFrame)
    const own = button?.getBoundingClientRect() ?? new DOMRect()
    const isCovered = [...stop.getClientRects()].some(
      ({ left, right, top: upper, bottom }) =>
        left < own.right && right > own.left && upper < own.bottom && bottom > own.top,
    )
    if (isCovered) found.push(stop.textContent.trim())
  }
  return found
}

const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const
/** Those between, looked at in a full run. */
const others = [
  [360, 740],
  [1024, 768],
  [1600, 900],
] as const

const sizes = [...windows, ...(isFull ? others : [])]

describe.each(['/', '/contact', '/fysiotherapie', '/locations'])('the WhatsApp button on %s', (path) => {
  let page: Page
  beforeAll(async () => {
    page = await samePage()
    await page.goto(path)
    // At once, so that what is looked at is where it will stay.
    await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'))
  })
  const coveredAt = async (top: number) => {
    await scrollPage(page, top)
    return page.evaluate(covered, copy.buttons.whatsapp)
  }

  it.each(sizes)(
    'covers nothing at its beginning, at its end and where one tabs, at %i x %i pixels',
    async (width, height) => {
      await page.setViewportSize({ width, height })
      expect(await coveredAt(0)).toEqual([])
      expect(await coveredAt(await page.evaluate(() => document.documentElement.scrollHeight))).toEqual([])
      await scrollPage(page, 0)
      expect(await page.evaluate(coveredStops, copy.buttons.whatsapp)).toEqual([])
    },
  )

  it('is out of the way of who reads on, on a phone, until they scroll up, come to it or reach the end', async () => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const button = page.getByRole('complementary').getByRole('link', { name: copy.buttons.whatsapp })
    const hangsOver = async () => {
      const { x, width } = (await button.boundingBox()) ?? { x: 0, width: 0 }
      return x + width > phone.width
    }
    const after = async (top: number) => {
      await scrollPage(page, top)
      return hangsOver()
    }
    expect([await after(0), await after(900), await after(1400), await after(1300), await after(1500)]).toEqual([
      false,
      true,
      true,
      false,
      true,
    ])
    await button.focus()
    expect(await hangsOver()).toBe(false)
    expect(await after(await page.evaluate(() => document.documentElement.scrollHeight))).toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('covers nothing at the beginning on a phone of who wants less motion', async () => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await coveredAt(0)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })
})

describe('where a browser does not move it by scrolling, the WhatsApp button', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage({ viewport: phone, bypassCSP: true })
    // Properties that no browser knows stand for what such a browser does not.
    await page.route('**', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(/animation(-timeline|(?=:auto))/g, 'onbekend')
      return route.fulfill({ response, body })
    })
  })

  it.each(['/', '/contact', '/fysiotherapie', '/locations'])('covers nothing at the beginning of %s', async (path) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(covered, copy.buttons.whatsapp)).toEqual([])
  })
})
