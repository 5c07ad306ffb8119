import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { enhancedContrast, violations } from '../a11y/axe.ts'
import { closeHeader, openDetails, openHeader } from '../a11y/open.ts'
import { lostShapes, markShapes, wrongGrounds } from '../a11y/shapes.ts'
import { desktop, phone } from '../browser.ts'
import { palette } from '../../theme/tokens.ts'

const rootStyle = (page: Page, property: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property)

/** In the colours of the visitor, buttons, labels and panels keep an edge and pictures stay. */
export async function expectEdges(page: Page): Promise<void> {
  // Where the pointer was left, the opened menu would put a link under it, which has the ground of a hover.
  await page.mouse.move(0, 0)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await openHeader(page)
    // A link that the pointer has just left still has some of that ground.
    await page.waitForFunction(
      () =>
        !document.getAnimations().some((motion) => motion instanceof CSSTransition && motion.playState === 'running'),
    )
    expect(await page.evaluate(markShapes)).toBeGreaterThan(4)
    await page.emulateMedia({ forcedColors: 'active' })
    const lost = [...(await page.evaluate(lostShapes)), ...(await page.evaluate(wrongGrounds))]
    await closeHeader(page)
    // What is hidden for now, such as what stands where nothing was found or has not been asked for, is no loss.
    const hidden = await page
      .locator('main img')
      .evaluateAll((all) =>
        all.filter((img) => !img.checkVisibility() && !img.closest('[hidden], details:not([open])')),
      )
    await page.emulateMedia({ forcedColors: 'none' })
    expect(lost).toEqual([])
    expect(hidden).toEqual([])
  }
}

/** For who wants less motion nothing moves, and nothing would. */
export async function expectCalm(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // What was on its way before they asked for less comes to its end first.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  expect(await rootStyle(page, 'scroll-behavior')).toBe('auto')
  await openDetails(page)
  await page.locator('main a:visible').first().hover()
  await openHeader(page)
  const timed = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part)
        const isStill = /^0s(, 0s)*$/.test(transitionDuration) && animationName === 'none'
        return isStill ? [] : [`${element.outerHTML.slice(0, 60)}${part}`]
      }),
    ),
  )
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  await closeHeader(page)
  expect(timed).toEqual([])
  expect(running).toBe(0)
}

/** For who wants more contrast all text reaches 7:1, and rules are seen; the page has axe already. */
export async function expectContrast(page: Page, hasHeader: boolean): Promise<void> {
  await page.emulateMedia({ contrast: 'more' })
  const found = await violations(page, 'html', enhancedContrast)
  if (hasHeader) {
    await openHeader(page)
    found.push(...(await violations(page, 'header', enhancedContrast)))
    await closeHeader(page)
  }
  const line = await rootStyle(page, '--line')
  await page.emulateMedia({ contrast: 'no-preference' })
  expect(found).toEqual([])
  expect(line).toBe(palette.bd.toLowerCase())
}
