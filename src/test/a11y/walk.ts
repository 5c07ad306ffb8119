import type { Page } from 'playwright-core'
import { drawn } from '../watch.ts'
import { focusRing } from './focusRing.ts'
import { tabStop } from './tabStop.ts'
import type { Stop } from './tabStop.ts'
import { backwardSteps } from './visualOrder.ts'

/** What runs in the page to look at the element that has focus, with all that is wrong with how it can be seen. */
const lookInPage = `() => {
  const stop = (${String(tabStop)})()
  return stop.part === 'end' ? stop : { ...stop, problems: [...stop.problems, ...(${String(focusRing)})()] }
}`

/** The element that has focus, with all that is wrong with how it and its ring can be seen. */
export const look = (page: Page): Promise<Stop> => page.evaluate(`(${lookInPage})()`)

declare global {
  interface Window {
    /** The walk that goes on in the page. */
    walked: { stops: Stop[]; isOver: boolean; end: () => void }
  }
}

/**
 * Looks in the page itself at each stop as soon as a press of Tab has brought focus there, until focus leaves the wanted
 * part; presses after that do nothing. Runs in the page.
 */
function followTab(lookAt: () => Stop, part: string | undefined): void {
  const listening = new AbortController()
  const stops: Stop[] = []
  window.walked = { stops, isOver: false, end: () => listening.abort() }
  let isMoving = false
  let isDrawing = false
  let wasAtTop = scrollY === 0
  const add = () => {
    const stop = lookAt()
    // At the end focus goes to the browser itself or begins again.
    const isWanted = stop.part !== 'end' && (part === undefined || stop.part === part) && stop.order !== stops[0]?.order
    if (isWanted) stops.push(stop)
    window.walked.isOver ||= !isWanted
  }
  const listen = (name: 'keydown' | 'keyup', listener: (event: Event) => void) =>
    document.addEventListener(name, listener, { capture: true, signal: listening.signal })
  listen('keydown', (event) => {
    isMoving = !isDrawing && !window.walked.isOver
    if (!isMoving) event.preventDefault()
  })
  listen('keyup', () => {
    if (!isMoving) return
    isMoving = false
    const isAtTop = scrollY === 0
    if (isAtTop === wasAtTop) return add()
    // What floats over the page goes to its place with the next frame once the page has left its top.
    wasAtTop = isAtTop
    isDrawing = true
    requestAnimationFrame(() => {
      isDrawing = false
      add()
    })
  })
}

/** As many presses as are sent at once: a page has two or three times as many stops. */
const batch = 25

/** Presses Tab until focus leaves the page, or the wanted part of it, and looks at each stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part?: Stop['part']): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 }
  await page.evaluate(`(${String(followTab)})(${lookInPage}, ${JSON.stringify(part)})`)
  let { stops, isOver }: Pick<Window['walked'], 'stops' | 'isOver'> = { stops: [], isOver: false }
  while (!isOver && stops.length < 300) {
    const presses = Array.from({ length: batch }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ])
    await Promise.all(presses.flat())
    await drawn(page)
    ;({ stops, isOver } = await page.evaluate(() => ({ stops: window.walked.stops, isOver: window.walked.isOver })))
  }
  await page.evaluate(() => window.walked.end())
  await session.detach()
  if (!isOver) throw new Error('De tabvolgorde komt niet tot een einde.')
  return stops
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
  await drawn(page)
  const forward = await walk(page, 'Tab')
  const backward = isBothWays ? await walk(page, 'Shift+Tab') : []
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
