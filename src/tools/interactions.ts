import type { Browser, Locator } from 'playwright-core'
import { phoneOf } from './loadFigures.ts'
import type { Phone } from './loadFigures.ts'

/** How long a finger rests on what it taps, in milliseconds. */
const touch = 100

/** How long after something came into view it is tapped, in ms: at once, while pictures and React arrive, and at rest. */
const moments = { 'at once': 100, 'at rest': 2000 } as const
type Moment = keyof typeof moments

/** Taps as a finger does, without asking first what lies there, which would be counted too. */
async function tap({ page, session }: Phone, what: Locator, moment: Moment): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('Wat aan te raken is, is niet te zien.')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.waitForTimeout(moments[moment])
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(touch)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const first = ({ page }: Phone, selector: string) => page.locator(selector).first()

/** What a visitor does on which page, by its name; on a phone unless it is wide. */
const steps: readonly {
  name: string
  path: string
  isWide?: true
  act: (phone: Phone, moment: Moment) => Promise<void>
}[] = [
  {
    name: 'menu',
    path: '/',
    act: (phone, moment) => tap(phone, first(phone, 'button[aria-expanded]:visible'), moment),
  },
  {
    name: 'dropdown, wide',
    path: '/',
    isWide: true,
    act: async ({ page }, moment) => {
      const box = await page.locator('nav button[aria-expanded]:visible').first().boundingBox()
      if (!box) throw new Error('De knop van het uitklapmenu is niet te zien.')
      await page.waitForTimeout(moments[moment])
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.waitForTimeout(touch)
      await page.mouse.up()
    },
  },
  {
    name: 'question',
    path: '/pijnklachten/rug',
    act: (phone, moment) => tap(phone, first(phone, 'main details:not(nav *) > summary:visible'), moment),
  },
  {
    name: 'carousel',
    path: '/',
    act: (phone, moment) => tap(phone, phone.page.locator('[data-island] button:visible').last(), moment),
  },
  {
    name: 'map tab',
    path: '/contact',
    act: (phone, moment) => tap(phone, phone.page.locator('[data-island] button:visible').nth(1), moment),
  },
  {
    name: 'contents',
    path: '/pijnklachten/rug',
    act: (phone, moment) => tap(phone, first(phone, 'nav summary:visible'), moment),
  },
  {
    name: 'search, eight letters',
    path: '/zoeken',
    act: async (phone, moment) => {
      await tap(phone, first(phone, 'main input[type=search]'), moment)
      await phone.page.keyboard.type('rugpijn ', { delay: 150 })
    },
  },
]

/** How long it takes until the next paint after each of them on the usual phone, in ms; under 16 the browser says nothing. */
export async function interactions(
  browser: Browser,
  origin: string,
  moment: Moment,
): Promise<[name: string, time: number][]> {
  const found: [string, number][] = []
  for (const { name, path, isWide, act } of steps) {
    const phone = await phoneOf(browser, 'usual', isWide)
    await phone.page.goto(origin + path, { waitUntil: 'load' })
    await phone.page.evaluate(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        for (const { duration } of list.getEntries())
          dataset['slowest'] = String(Math.max(duration, Number(dataset['slowest'] ?? 0)))
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(phone, moment)
    await phone.page.waitForTimeout(500)
    found.push([name, Number(await phone.page.evaluate(() => document.documentElement.dataset['slowest'] ?? 0))])
    await phone.context.close()
  }
  return found
}
