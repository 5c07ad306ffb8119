import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, tablet, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { watch } from './watch.ts'

const { samePage } = useBrowser()
/** The header is the same on every page; this one takes half the work of the home page. */
const anyPage = '/privacy'
const names = ['Rug', 'Nek', 'Schouder', 'Knie', 'Heup', 'Enkel', 'Elleboog', 'Hand']

const parts = (page: Page) => {
  const panel = page.locator('#klachtenmenu')
  return {
    panel,
    trigger: page.getByRole('button', { name: 'Pijnklachten', exact: true }),
    choice: (name: string) => panel.getByRole('link', { name, exact: true }),
  }
}

/** A page with the dropdown open, and the state it must have when it is closed again. */
async function openDropdown(options = {}) {
  const page = await samePage(options)
  const seen = watch(page)
  await page.goto(anyPage)
  const { panel, trigger, choice } = parts(page)
  expect(await trigger.getAttribute('aria-expanded')).toBe(options && 'javaScriptEnabled' in options ? null : 'false')
  expect(await panel.isVisible()).toBe(false)
  await trigger.click()
  await panel.waitFor()
  const closed = async () => {
    await panel.waitFor({ state: 'hidden' })
    expect(await trigger.getAttribute('aria-expanded')).toBe('false')
    expect(seen.errors).toEqual([])
  }
  return { page, panel, trigger, choice, closed }
}

describe('the dropdown of complaints', () => {
  it.each([desktop, tablet, { width: 1120, height: 700 }])(
    'hangs whole below its button at $width px',
    async (viewport) => {
      const { panel, trigger, choice } = await openDropdown({ viewport })
      for (const name of [...names, copy.menu.allComplaints]) expect(await choice(name).isVisible(), name).toBe(true)
      const [box, button] = [await panel.boundingBox(), await trigger.boundingBox()]
      if (!box || !button) throw new Error('De lijst of de knop is niet te zien.')
      expect(box.y).toBeGreaterThanOrEqual(button.y + button.height)
      expect(box.y - button.y - button.height).toBeLessThan(40)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
    },
  )

  it('opens and closes with its button', async () => {
    const { trigger, closed } = await openDropdown()
    expect(await trigger.getAttribute('aria-expanded')).toBe('true')
    await trigger.click()
    await closed()
  })

  it.each(['Enter', 'Space'])('opens with %s', async (key) => {
    const page = await samePage()
    await page.goto(anyPage)
    const { trigger, panel } = parts(page)
    await trigger.focus()
    await page.keyboard.press(key)
    await panel.waitFor()
    expect(await trigger.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(names[0])
  })

  it('closes on Escape, from its button and from a link, and gives focus back', async () => {
    const { page, panel, trigger, choice, closed } = await openDropdown()
    const hasFocus = () => trigger.evaluate((button) => button === document.activeElement)
    await page.keyboard.press('Escape')
    await closed()
    expect(await hasFocus()).toBe(true)
    await trigger.click()
    await panel.waitFor()
    await choice('Knie').focus()
    await page.keyboard.press('Escape')
    await closed()
    expect(await hasFocus()).toBe(true)
  })

  it('closes on a press outside it', async () => {
    const { page, closed } = await openDropdown()
    await page.mouse.click(20, desktop.height - 20)
    await closed()
  })

  it('closes when focus leaves it, not when focus moves within it or back to its button', async () => {
    const { page, panel, trigger, choice, closed } = await openDropdown()
    await choice('Rug').focus()
    await page.keyboard.press('Tab')
    expect(await panel.isVisible()).toBe(true)
    await trigger.focus()
    expect(await panel.isVisible()).toBe(true)
    await choice(copy.menu.allComplaints).focus()
    await page.keyboard.press('Tab')
    await closed()
  })

  it('closes when a complaint is chosen, before the new page is there', async () => {
    const { page, choice, trigger, closed } = await openDropdown()
    await page.route('**/pijnklachten/knie', (route) => route.fulfill({ status: 204 }))
    // Not with a pointer: while that rests on the link, the browser has the page ready.
    await choice('Knie').dispatchEvent('click')
    await closed()
    await page.unroute('**/pijnklachten/knie')
    await trigger.click()
    await choice('Knie').click()
    await page.waitForURL('**/pijnklachten/knie')
    expect(await parts(page).panel.isVisible()).toBe(false)
    await parts(page).trigger.click()
    expect(await parts(page).choice('Knie').getAttribute('aria-current')).toBe('page')
  })

  it('is closed when the window becomes narrow', async () => {
    const { page, trigger } = await openDropdown()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.querySelectorAll(':popover-open').length)).toBe(0)
    await page.setViewportSize(desktop)
    await trigger.waitFor()
    expect(await trigger.getAttribute('aria-expanded')).toBe('false')
    expect(await parts(page).panel.isVisible()).toBe(false)
  })

  it('works without JavaScript', async () => {
    const { page, panel, trigger, choice } = await openDropdown({ javaScriptEnabled: false })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await trigger.click()
    await choice(copy.menu.allComplaints).click()
    await page.waitForURL('**/pijnklachten')
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})
