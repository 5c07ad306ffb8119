import type { Page } from 'playwright-core'
import { focusRing } from './focusRing.ts'
import { tabStop } from './tabStop.ts'
import type { Stop } from './tabStop.ts'
import { backwardSteps } from './visualOrder.ts'

/** The element that has focus, with all that is wrong with how it and its ring can be seen. */
export async function look(page: Page): Promise<Stop> {
  const [stop, problems] = await Promise.all([page.evaluate(tabStop), page.evaluate(focusRing)])
  return stop.part === 'end' ? stop : { ...stop, problems: [...stop.problems, ...problems] }
}

/** Presses a key until focus leaves the wanted part of the page, and looks at each stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', isWanted: (stop: Stop) => boolean): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 300) {
    await page.keyboard.press(key)
    const stop = await look(page)
    // At the end focus goes to the browser itself or begins again.
    if (!isWanted(stop) || stop.order === stops[0]?.order) return stops
    stops.push(stop)
  }
  throw new Error('De tabvolgorde komt niet tot een einde.')
}

/** What is wrong with how the stops of a walk can be seen, one line each. */
export const problemsOf = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`))

/**
 * Walks over every stop of the page, at once from its beginning, and says where a stop or its ring is not seen as a
 * whole, and where the order goes against that of the document or that of the eye.
 */
export async function walkFaults(page: Page, { isBothWays }: { isBothWays: boolean }): Promise<string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const isOnPage = ({ part }: Stop) => part !== 'end'
  const forward = await walk(page, 'Tab', isOnPage)
  const backward = isBothWays ? await walk(page, 'Shift+Tab', isOnPage) : []
  const orders = forward.map(({ order }) => order)
  return [
    ...(forward.length > 20 ? [] : [`er zijn maar ${forward.length} stops`]),
    ...(forward[0]?.part === 'other' ? [] : [`de eerste stop is ${forward[0]?.name}`]),
    ...orders.flatMap((order, index) => (order > (orders[index - 1] ?? -1) ? [] : [`${forward[index]?.name} springt`])),
    ...problemsOf([...forward, ...backward]),
    ...(await page.evaluate(backwardSteps, orders)),
  ]
}

/** Tabs on until focus is on the link or button whose name or text begins like that. */
export async function tabTo(page: Page, name: string, part = 'main, header, footer'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(
      ([begin, where]) => {
        const el = document.activeElement
        const text = el?.getAttribute('aria-label') ?? el?.textContent?.trim() ?? ''
        // Where a line may end makes no other name.
        return Boolean(el?.closest(where)) && text.replaceAll(/\s+/g, ' ').startsWith(begin.replaceAll(/\s+/g, ' '))
      },
      [name, part] as const,
    )
    if (isThere) return
  }
  throw new Error(`Met Tab is “${name}” niet te bereiken.`)
}
