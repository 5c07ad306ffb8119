import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser.ts'
import { kindPaths } from './visit/plan.ts'
import { addressOf } from './visit/visit.ts'

const { samePage } = useBrowser()
const touched = { viewport: phone, hasTouch: true, isMobile: true }

// After a tap a browser takes what was tapped for hovered too: it would be drawn so before what it was tapped for.
describe.each(kindPaths)('%s under a finger', (path) => {
  it('looks no other for a pointer that is not there', async () => {
    const page = await samePage(touched)
    await page.goto(addressOf(path))
    const hovering = await page.evaluate(() => {
      const found = { forPointers: 0, forAll: [] as string[] }
      const read = (rules: CSSRuleList, isForPointers: boolean) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && /:hover(?![^(]*\))/.test(rule.selectorText)) {
            if (isForPointers) found.forPointers += 1
            else found.forAll.push(rule.selectorText)
          }
          if (rule instanceof CSSGroupingRule)
            read(rule.cssRules, isForPointers || (rule instanceof CSSMediaRule && /any-hover/.test(rule.conditionText)))
        }
      }
      for (const { cssRules } of document.styleSheets) read(cssRules, false)
      return found
    })
    expect(hovering.forAll).toEqual([])
    expect(hovering.forPointers).toBeGreaterThan(0)
    expect(await page.evaluate(() => matchMedia('(any-hover:hover)').matches)).toBe(false)
  })
})

describe('a press', () => {
  it('opens a question under a finger, and selects nothing in it', async () => {
    const page = await samePage(touched)
    await page.goto('/pijnklachten/rug')
    const question = page.locator('main details:not(nav *) > summary').first()
    await question.tap()
    await expect.poll(() => question.locator('..').getAttribute('open')).not.toBeNull()
    expect(await page.evaluate(() => getSelection()?.type)).toBe('None')
  })

  it('shows the menu before the page below it is held still', async () => {
    const page = await samePage(touched)
    await page.goto('/privacy')
    const pressed = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[popovertarget="hoofdmenu"]')?.click()
      const isOpen = document.querySelector('#hoofdmenu')?.matches(':popover-open')
      return { isOpen, overflow: getComputedStyle(document.documentElement).overflowY }
    })
    expect(pressed).toEqual({ isOpen: true, overflow: 'visible' })
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  })

  it('of a letter shows the letter before anything is looked for', async () => {
    const page = await samePage(touched)
    await page.goto('/zoeken')
    const field = page.getByRole('searchbox').last()
    await field.fill('rug')
    await page.locator('[data-results] h2 a').first().waitFor()
    const titles = () => page.locator('[data-results] h2 a').allTextContents()
    const before = await titles()
    const atOnce = await field.evaluate(async (input: HTMLInputElement) => {
      input.value = 'knie'
      input.dispatchEvent(new Event('input', { bubbles: true }))
      // All that was to be done at once, has been.
      await new Promise((resolve) => setTimeout(resolve, 0))
      return [...document.querySelectorAll('[data-results] h2 a')].map(({ textContent }) => textContent)
    })
    expect(atOnce).toEqual(before)
    await expect.poll(titles).toContain('Knieklachten')
  })

  it('of a letter asks for pictures once no more are typed', async () => {
    const page = await samePage(touched)
    await page.goto('/zoeken')
    const asked = await page
      .getByRole('searchbox')
      .last()
      .evaluate((input: HTMLInputElement) => {
        const list = document.querySelector('[data-results]')
        const first = new Promise((resolve) => {
          new MutationObserver(() => resolve([...(list?.querySelectorAll('img') ?? [])].map(({ src }) => src))).observe(
            list ?? input,
            { childList: true },
          )
        })
        input.value = 'rug'
        input.dispatchEvent(new Event('input', { bubbles: true }))
        return first
      })
    expect(new Set(asked as string[])).toEqual(new Set(['']))
    const pictures = page.locator('[data-results] img')
    const drawnOf = () => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0))
    await expect.poll(async () => new Set(await drawnOf())).toEqual(new Set([true]))
    expect(await pictures.first().isVisible()).toBe(true)
  })
})
