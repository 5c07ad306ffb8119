import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { newPage } = useBrowser()

/** What moved when a page came, with how long that took, in milliseconds. */
type Moved = Record<string, number>
declare global {
  interface Window {
    moved: Moved | undefined
  }
}

/** A window that writes down how each page of the site comes. */
async function open(path: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
  const page = await newPage({ reducedMotion })
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null }
      if (!viewTransition) return
      void viewTransition.ready.then(() => {
        window.moved = Object.fromEntries(
          document
            .getAnimations()
            .flatMap(({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
                ? [[effect.pseudoElement, Number(effect.getComputedTiming().duration)]]
                : [],
            ),
        )
      })
    })
  })
  await page.goto(path)
  return page
}
const moved = async (page: Page): Promise<Moved> => {
  await expect.poll(() => page.evaluate(() => window.moved)).toBeDefined()
  return page.evaluate(() => window.moved ?? {})
}
const picture = '::view-transition-group(beeld)'

describe('from page to page', () => {
  it('the picture of a card becomes the picture of its page, within 200 ms', async () => {
    const page = await open('/pijnklachten')
    await page.getByRole('main').getByRole('link', { name: 'Nekklachten', exact: true }).first().click()
    await page.waitForURL('**/pijnklachten/nek')
    const found = await moved(page)
    expect(Object.keys(found)).toContain(picture)
    expect(Object.keys(found)).toContain('::view-transition-old(beeld)')
    expect(Object.keys(found)).toContain('::view-transition-new(beeld)')
    expect(Math.max(...Object.values(found))).toBeLessThan(200)
  })

  it('a card at the foot of a page has the picture, not the page it stands on', async () => {
    const page = await open('/massage')
    const card = page.getByRole('main').locator('li:has(img) a').last()
    await card.focus()
    const named = () =>
      page.evaluate(
        () => [...document.images].filter((image) => getComputedStyle(image).viewTransitionName === 'beeld').length,
      )
    expect(await named()).toBe(1)
    await card.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/massage')
    expect(Object.keys(await moved(page))).toContain('::view-transition-old(beeld)')
    expect(await named()).toBe(1)
  })

  it('all else fades shortly', async () => {
    const page = await open('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'Massage', exact: true }).click()
    await page.waitForURL('**/massage')
    const found = await moved(page)
    expect(Object.keys(found)).not.toContain('::view-transition-old(beeld)')
    expect(Math.max(...Object.values(found))).toBeLessThan(200)
  })

  it('nothing moves for who wants less motion', async () => {
    const page = await open('/pijnklachten', 'reduce')
    await page.getByRole('main').getByRole('link', { name: 'Nekklachten', exact: true }).first().click()
    await page.waitForURL('**/pijnklachten/nek')
    await page.waitForLoadState('load')
    expect(await page.evaluate(() => [window.moved, document.getAnimations().length])).toEqual([undefined, 0])
  })
})

it('the arc of four steps is drawn once it is seen, and stays', async () => {
  const page = await newPage()
  await page.goto('/blokken')
  const arc = page.locator('[data-arc]').first()
  const drawn = () => arc.evaluate((path) => path.getAnimations().map(({ playState }) => playState))
  await page.waitForLoadState('load')
  const before = await drawn()
  await arc.evaluate((path) => path.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(drawn).toEqual(['finished'])
  expect(before).not.toEqual(['finished'])
  expect(await arc.evaluate((path) => getComputedStyle(path).strokeDashoffset)).toMatch(/^0/)
})
