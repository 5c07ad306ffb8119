import type { Page } from 'playwright-core'
import { ring } from './ring.ts'
import { seen } from './seen.ts'
import type { Stop } from './seen.ts'

/** The element that has focus, with all that is wrong with how it and its ring can be seen. */
export async function look(page: Page): Promise<Stop> {
  const [stop, problems] = await Promise.all([page.evaluate(seen), page.evaluate(ring)])
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

/** Tabs on until focus is on the link or button whose name or text begins like that. */
export async function tabTo(page: Page, name: string, part = 'main, header, footer'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(
      ([begin, where]) => {
        const el = document.activeElement
        const text = el?.getAttribute('aria-label') ?? el?.textContent?.trim() ?? ''
        return Boolean(el?.closest(where)) && text.startsWith(begin)
      },
      [name, part] as const,
    )
    if (isThere) return
  }
  throw new Error(`Met Tab is “${name}” niet te bereiken.`)
}
