import type { Browser } from 'playwright-core'
import { farFrom, middleOf } from './inPage.ts'
import type { Target } from './inPage.ts'
import { phoneOf, phoneWindow } from './loadFigures.ts'
import type { Phone } from './loadFigures.ts'

declare global {
  interface Window {
    /** How long after each event the next paint came, in ms. */
    times: number[]
  }
}

/** How long a finger rests on what it taps, in milliseconds. */
const touch = 100

/** How long after something came into view it is tapped, in ms: at once, while pictures and React arrive, and at rest. */
const moments = { 'at once': 100, 'at rest': 2000 } as const
type Moment = keyof typeof moments

/** How fast a finger brings a part of the page into view, in CSS pixels a second: in a hurry. */
const flick = 4000

/** Scrolls to a part as a finger does, so that what lies on the way comes as it does for a visitor. */
async function scrollTo({ page, session }: Phone, target: Target): Promise<void> {
  const { width, height } = phoneWindow
  const way = await page.evaluate(farFrom, target)
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -way,
    speed: flick,
    gestureSourceType: 'touch',
    preventFling: true,
  })
}

/** Where to touch a part. Playwright's own locators listen to what is touched, which would be counted too. */
async function placeOf({ page }: Phone, target: Target): Promise<{ x: number; y: number }> {
  const found = await page.evaluate(middleOf, target)
  if (!found) throw new Error(`Niet te zien: ${target[0]}`)
  return found
}

/**
 * Taps a part with a finger, or with a mouse where the window is wide. As a gesture of the browser's own: a touch that is
 * dispatched by itself counts from before DevTools has asked the page what lies there, which takes a frame of it.
 */
async function tap(phone: Phone, target: Target, moment: Moment, isWide = false): Promise<void> {
  const { page, session } = phone
  const { x, y } = await placeOf(phone, target)
  if (isWide) await page.mouse.move(x, y)
  await page.waitForTimeout(moments[moment])
  const gestureSourceType = isWide ? 'mouse' : 'touch'
  await session.send('Input.synthesizeTapGesture', { x, y, duration: touch, gestureSourceType })
}

/** Something that a visitor touches on a page; on a phone unless it is wide. */
interface Step {
  name: string
  path: string
  target: Target
  isWide?: true
  types?: string
}

/** What a visitor touches. */
export const steps: readonly Step[] = [
  { name: 'menu', path: '/', target: ['button[aria-expanded]'] },
  { name: 'dropdown, wide', path: '/', target: ['nav button[aria-expanded]'], isWide: true },
  { name: 'question', path: '/pijnklachten/rug', target: ['main details:not(nav *) > summary'] },
  { name: 'carousel', path: '/', target: ['[data-island] button', -1] },
  { name: 'map tab', path: '/contact', target: ['[data-island] button', 1] },
  { name: 'contents', path: '/pijnklachten/rug', target: ['nav summary'] },
  { name: 'search, eight letters', path: '/zoeken', target: ['main input[type=search]'], types: 'rugpijn ' },
]

/** What he could touch on a page with nothing else (floor.ts). */
export const emptySteps: readonly Step[] = [
  { name: 'a menu on an empty page', path: '/', target: ['button'] },
  { name: 'a question on an empty page', path: '/', target: ['summary'] },
]

/** How long it takes until the next paint after each of them on the usual phone, in ms; under 16 the browser says nothing. */
export async function interactions(
  browser: Browser,
  origin: string,
  touched: readonly Step[],
  moment: Moment,
): Promise<[name: string, time: number][]> {
  const found: [string, number][] = []
  for (const { name, path, target, isWide, types } of touched) {
    const phone = await phoneOf(browser, 'usual', isWide)
    await phone.page.goto(origin + path, { waitUntil: 'load' })
    if (!isWide) await scrollTo(phone, target)
    await phone.page.evaluate(() => {
      // Kept aside: a mark in the page would have styles asked for, which would be counted with the next event.
      window.times = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.times.push(duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await tap(phone, target, moment, isWide)
    if (types) await phone.page.keyboard.type(types, { delay: 150 })
    await phone.page.waitForTimeout(500)
    found.push([name, Math.max(0, ...(await phone.page.evaluate(() => window.times)))])
    await phone.context.close()
  }
  return found
}
