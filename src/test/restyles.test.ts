import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { phone, useBrowser } from './browser.ts'
import { kindPaths } from './visit/plan.ts'
import { addressOf } from './visit/visit.ts'
import { drawn } from './watch.ts'

const { samePage } = useBrowser()

const restyling = z.object({ name: z.literal('UpdateLayoutTree'), args: z.object({ elementCount: z.number() }) })

/** How many elements the browser works out the styles of anew, most at once, while something is done (CDP, Tracing). */
async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { success, data } of value.map((each) => restyling.safeParse(each)))
      if (success) counts.push(data.args.elementCount)
  })
  const traceConfig = { includedCategories: ['devtools.timeline'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  await drawn(page)
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  return Math.max(0, ...counts)
}

const within = (place: Locator): Promise<number> => place.evaluate((element) => element.querySelectorAll('*').length)

// A style that hangs by `:has()` on what is open, pointed at or focused has the browser doubt all below it: the menu
// worked out five hundred elements anew, a pointer on the body four hundred, for a tenth of a second on a phone.
describe.each(kindPaths)('%s on a phone', (path) => {
  it('is worked out anew no further than what is touched: the menu, a card, a place on the body', async () => {
    const page = await samePage({ viewport: phone })
    await page.goto(addressOf(path))
    const whole = await within(page.locator('html'))
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.locator('#hoofdmenu')
    // The button with its signs and their like come with it.
    const most = (await within(menu)) + 20
    expect(await restyled(page, () => toggle.click()), 'menu').toBeLessThan(most)
    expect(await restyled(page, () => toggle.click()), 'menu that closes').toBeLessThan(most)
    for (const place of ['main [data-plek] a', 'main li h3 > a', 'main summary', 'main input']) {
      const first = page.locator(place).filter({ visible: true }).first()
      if ((await first.count()) === 0) continue
      await first.scrollIntoViewIfNeeded()
      await drawn(page)
      expect(await restyled(page, () => first.hover()), `pointer on ${place}`).toBeLessThan(whole / 6)
      expect(await restyled(page, () => first.focus()), `focus on ${place}`).toBeLessThan(whole / 6)
    }
  })
})
