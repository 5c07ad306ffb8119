import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { palette } from '../../theme/tokens.ts'
import { desktop, phone, useBrowser } from '../browser.ts'
import { copy } from '../copy.ts'
import { loadAxe, violations } from './axe.ts'
import { closeHeader, openDetails, openHeader, openPage, wakeIslands } from './open.ts'
import { kindPaths } from './pages.ts'
import { lostShapes, markShapes, wrongGrounds } from './shapes.ts'

const { newPage } = useBrowser()

async function open(path: string, options: Parameters<typeof newPage>[0]): Promise<Page> {
  const page = await newPage(options)
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
  it.each(kindPaths)('buttons, labels and panels keep an edge on %s', async (path) => {
    for (const viewport of [phone, desktop]) {
      const page = await open(path, { viewport, reducedMotion: 'reduce' })
      await openHeader(page)
      expect(await page.evaluate(markShapes)).toBeGreaterThan(5)
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(lostShapes)).toEqual([])
      expect(await page.evaluate(wrongGrounds)).toEqual([])
      await closeHeader(page)
      const pictures = await page.locator('main img').evaluateAll((all) => all.filter((img) => !img.checkVisibility()))
      expect(pictures.length).toBe(path === '/404' && viewport === phone ? 1 : 0)
    }
  })

  it('the current page and the current part are marked', async () => {
    const page = await open('/massage', { forcedColors: 'active' })
    expect(await style(page, '#hoofdmenu [aria-current]', 'text-decoration-line')).toBe('underline')
    expect(await style(page, '#hoofdmenu a:not([aria-current])', 'text-decoration-line')).toBe('none')
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

  it('the focus ring is drawn', async () => {
    const page = await open('/', { forcedColors: 'active' })
    for (const button of ['main a[href="/contact"]', `[aria-label="${copy.buttons.whatsapp}"]`, 'footer a']) {
      await page.locator(button).first().focus()
      expect(await style(page, button, 'outline-style')).toBe('solid')
      expect(parseFloat(await style(page, button, 'outline-width'))).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('with less motion', () => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

  it('the glow of the body map moves without the preference, so this test can fail', async () => {
    const page = await open('/', {})
    expect(await moving(page)).toBeGreaterThan(0)
    expect(await style(page, 'html', 'scroll-behavior')).toBe('smooth')
  })

  it.each(kindPaths)('nothing moves on %s', async (path) => {
    const page = await open(path, { reducedMotion: 'reduce' })
    expect(await style(page, 'html', 'scroll-behavior')).toBe('auto')
    await page.locator('main a:visible').first().hover()
    await openDetails(page)
    await openHeader(page)
    expect(await moving(page)).toBe(0)
    const timed = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationName } = getComputedStyle(element, part)
          const isStill = /^0s(, 0s)*$/.test(transitionDuration) && animationName === 'none'
          return isStill ? [] : [`${element.outerHTML.slice(0, 60)}${part}`]
        }),
      ),
    )
    expect(timed).toEqual([])
  })
})

describe('with more contrast', () => {
  it.each(kindPaths)('all text on %s reaches 7:1, and rules are seen', async (path) => {
    const page = await open(path, { contrast: 'more', bypassCSP: true, reducedMotion: 'reduce' })
    await openDetails(page)
    await loadAxe(page)
    // The rule of level AAA (WCAG 1.4.6): 7:1, or 4.5:1 for large text.
    const enhanced = { runOnly: { type: 'rule' as const, values: ['color-contrast-enhanced'] } }
    expect(await violations(page, 'html', enhanced)).toEqual([])
    await openHeader(page)
    expect(await violations(page, 'header', enhanced)).toEqual([])
    expect(await style(page, 'html', '--line')).toBe(palette.bd.toLowerCase())
  })
})
