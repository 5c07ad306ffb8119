import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { copy } from '../copy.ts'
import { openDetails, openPage, wakeIslands } from './open.ts'

const { samePage } = useBrowser()

async function open(path: string, options: Parameters<typeof samePage>[0]): Promise<Page> {
  const page = await samePage(options)
  await openPage(page, path)
  await wakeIslands(page)
  return page
}
const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const)

describe('in the colours of the visitor (forced colors)', () => {
  it('the current page and the current part are marked', async () => {
    const page = await open('/fysiotherapie', { forcedColors: 'active' })
    expect(await style(page, '#hoofdmenu [aria-current]', 'text-decoration-line')).toBe('underline')
    expect(await style(page, '#hoofdmenu a:not([aria-current])', 'text-decoration-line')).toBe('none')
    await page
      .locator('article h2')
      .first()
      .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - innerHeight / 8))
    const rule = '[data-contents] a'
    const [current, other] = [
      await style(page, `${rule}[aria-current]`, 'border-left-width'),
      await style(page, `${rule}:not([aria-current])`, 'border-left-width'),
    ]
    expect(parseFloat(current)).toBeGreaterThan(parseFloat(other))
    await page.goto('/pijnklachten/rug')
    expect(await style(page, '#hoofdmenu button[aria-current]', 'text-decoration-line')).toBe('underline')
  })

  it('open and closed, pressed and not pressed look different', async () => {
    const page = await open('/contact', { forcedColors: 'active' })
    const pressed = await style(page, '[aria-pressed=true]', 'background-color')
    expect(await style(page, '[aria-pressed=false]', 'background-color')).not.toBe(pressed)
    const closed = await style(page, 'summary', 'content', '::after')
    await openDetails(page)
    expect(await style(page, 'summary', 'content', '::after')).not.toBe(closed)
    await page.goto('/')
    await wakeIslands(page)
    const dot = '[data-island] button:not(:has(svg))'
    const width = await style(page, `${dot}[aria-current]`, 'width', '::before')
    expect(parseFloat(width)).toBeGreaterThan(
      parseFloat(await style(page, `${dot}:not([aria-current])`, 'width', '::before')),
    )
    expect(await style(page, dot, 'border-top-style', '::before')).toBe('solid')
  })

  it('what is drawn on dark has the colour of the words beside it, where the ground is light', async () => {
    const page = await open('/', { forcedColors: 'active' })
    const strokes = page.locator('footer svg [stroke]')
    expect(await strokes.count()).toBeGreaterThan(0)
    for (const stroke of await strokes.all()) {
      const [drawn, words] = await stroke.evaluate((shape) => [
        getComputedStyle(shape).stroke,
        getComputedStyle(shape.closest('a') ?? shape).color,
      ])
      expect(drawn).toBe(words)
    }
  })

  it('the focus ring is drawn', async () => {
    const page = await open('/', { forcedColors: 'active' })
    for (const button of ['main a[href="/contact"]', `[aria-label="${copy.buttons.whatsapp}"]`, 'footer a']) {
      await page.locator(button).first().focus()
      expect(await style(page, button, 'outline-style')).toBe('solid')
      expect(parseFloat(await style(page, button, 'outline-width'))).toBeGreaterThanOrEqual(2)
    }
  })
})

it('the glow of the body map moves for who has no preference, so that a page that stands still says something', async () => {
  const page = await open('/', {})
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBeGreaterThan(0)
  expect(await style(page, 'html', 'scroll-behavior')).toBe('smooth')
})
