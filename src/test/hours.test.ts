import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { daysOf, dutchDay, upcoming } from '../content/exceptions.ts'
import { days } from '../content/hours.ts'
import { useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { isFull } from './full.ts'
import { onTheWay } from './watch.ts'

const { newPage } = useBrowser()

/** The week of the specification (section 9) and three exceptions, put in the page whatever the facts say today. */
const week = ['08:00-18:00', '08:00-20:00', '08:00-18:00', '08:00-18:00', '08:00-17:00', '08:00-12:00', '']
const exceptions = { '2026-12-25': '', '2026-12-24': '08:00-12:00', '2027-01-03': '10:00-14:00' }

const quoted = JSON.stringify([week, exceptions]).replaceAll('"', '&quot;')

async function openAt(timezoneId: string) {
  const page = await newPage({ timezoneId })
  // In the HTML itself: the script of the page may run before anything that a test would do in the page.
  await onTheWay(page, async (route, response) => {
    const body = (await response.text()).replaceAll(/data-hours="[^"]*"/g, `data-hours="${quoted}"`)
    return route.fulfill({ response, body })
  })
  return page
}

/** Who comes back to a page that was left open, by day after the first time; at night it is opened anew each time. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** What both locations of a page say at a moment: the same pill, and the same marked row in each table. */
async function shownAt(page: Page, path: string, moment: string) {
  await page.clock.setFixedTime(new Date(moment))
  const isOpen = new URL(page.url()).pathname === path
  // The script of the page comes when it likes, before `load`.
  await (isOpen && !isFull ? comeBack(page) : page.goto(path, { waitUntil: 'load' }))
  const pills = await page.locator('[data-hours]').evaluateAll((all) => all.map((pill) => pill.textContent))
  const rows = await page
    .locator('tr[data-today] th[aria-current=date]')
    .evaluateAll((all) => all.map((row) => row.textContent?.toLowerCase()))
  expect(pills).toHaveLength(facts.locations.length)
  // Hours that both locations have stand in one table.
  expect(rows).toHaveLength(1)
  expect(new Set(pills).size).toBe(1)
  return { pill: pills[0], row: rows[0] }
}

const from = (time: string) => copy.open.later({ time })
const from8 = from('08:00')
const until = (time: string) => copy.open.now({ time })
const tomorrow = (time: string) => copy.open.tomorrow({ time })
const monday = copy.open.day({ day: 'maandag', time: '08:00' })

const moments: [moment: string, pill: string, day: (typeof days)[number], why: string][] = [
  ['2026-01-05T00:00:00+01:00', from8, 'maandag', 'the first moment of Monday'],
  ['2026-01-05T07:59:59+01:00', from8, 'maandag', 'just before opening'],
  ['2026-01-05T08:00:00+01:00', until('18:00'), 'maandag', 'opening'],
  ['2026-01-05T17:59:59+01:00', until('18:00'), 'maandag', 'just before closing'],
  ['2026-01-05T18:00:00+01:00', tomorrow('08:00'), 'maandag', 'closing'],
  ['2026-01-05T23:59:59+01:00', tomorrow('08:00'), 'maandag', 'the last moment of Monday'],
  ['2026-01-06T19:59:59+01:00', until('20:00'), 'dinsdag', 'the long evening'],
  ['2026-01-09T17:00:00+01:00', tomorrow('08:00'), 'vrijdag', 'the short Friday'],
  ['2026-01-10T11:30:00+01:00', until('12:00'), 'zaterdag', 'Saturday morning'],
  ['2026-01-10T12:00:00+01:00', monday, 'zaterdag', 'Saturday afternoon'],
  ['2026-01-11T10:00:00+01:00', tomorrow('08:00'), 'zondag', 'Sunday'],
  ['2026-07-07T05:59:59Z', from8, 'dinsdag', 'summer time, just before opening'],
  ['2026-07-07T06:00:00Z', until('20:00'), 'dinsdag', 'summer time, opening'],
  ['2026-03-30T06:00:00Z', until('18:00'), 'maandag', 'the day after summer time begins'],
  ['2026-10-26T06:59:59Z', from8, 'maandag', 'the day after summer time ends'],
  ['2025-12-31T23:30:00Z', from8, 'donderdag', 'a new year here, the old one in UTC'],
  ['2028-02-29T10:00:00+01:00', until('20:00'), 'dinsdag', 'a leap day'],
  ['2026-12-25T10:00:00+01:00', tomorrow('08:00'), 'vrijdag', 'an exception that closes the day'],
  ['2026-12-24T11:00:00+01:00', until('12:00'), 'donderdag', 'an exception that shortens the day'],
  [
    '2026-12-24T12:00:00+01:00',
    copy.open.day({ day: 'zaterdag', time: '08:00' }),
    'donderdag',
    'the end of a shortened day',
  ],
  ['2027-01-03T09:00:00+01:00', from('10:00'), 'zondag', 'an exception that opens a Sunday, before'],
  ['2027-01-03T13:00:00+01:00', until('14:00'), 'zondag', 'an exception that opens a Sunday, during'],
  ['1999-12-31T12:00:00+01:00', until('17:00'), 'vrijdag', 'a clock that is years behind'],
  ['2099-06-01T12:00:00+02:00', until('18:00'), 'maandag', 'a clock that is years ahead'],
]
/** The date or the hour of these visitors differs most from ours. */
const abroad = moments.filter(([, , , why]) => /first moment|, opening|evening|Sunday$|new year/.test(why))

describe.each([
  ['Europe/Amsterdam', '/locations', moments],
  ['Pacific/Kiritimati', '/', abroad],
  ['America/Los_Angeles', '/', abroad],
  ['Asia/Kathmandu', '/locations', abroad],
] as const)('open of niet, gezien vanuit %s op %s', (zone, path, cases) => {
  it('says what holds in the Netherlands and marks today', async () => {
    const page = await openAt(zone)
    for (const [moment, pill, day, why] of cases) {
      const shown = await shownAt(page, path, moment)
      expect(shown.pill, why).toBe(pill)
      expect(shown.row, why).toContain(day)
    }
  })
})

it('gives the page the hours of the facts', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/locations')
  const data = await page
    .locator('[data-hours]')
    .evaluateAll((all) => all.map((pill) => pill.getAttribute('data-hours') ?? ''))
  const short = (hours: { opens: string; closes: string } | null) => (hours ? `${hours.opens}-${hours.closes}` : '')
  const [first, ...others] = facts.locations
  expect(JSON.parse(data[0] ?? '')).toEqual([
    days.map((day) => short(first?.hours[day] ?? null)),
    Object.fromEntries(
      upcoming(facts.exceptions, dutchDay(new Date())).flatMap((exception) =>
        daysOf(exception).map((day) => [day, short(exception.hours)]),
      ),
    ),
  ])
  expect(data.slice(1), 'the same hours stand once').toEqual(others.map(() => ''))
  expect(await page.locator('[data-hours]:visible').count(), 'no empty pill without JavaScript').toBe(0)
  expect(await page.getByRole('table', { name: copy.headings.openingHours }).count(), 'and in one table').toBe(1)
})

it('lets today stand out', async () => {
  const page = await openAt('Europe/Amsterdam')
  await shownAt(page, '/', '2026-01-06T10:00:00+01:00')
  const weight = (row: string) =>
    page
      .locator(`${row} td`)
      .first()
      .evaluate((cell) => Number(getComputedStyle(cell).fontWeight))
  expect(await weight('tr[data-today]')).toBeGreaterThan(await weight('tr:not([data-today])'))
  const dot = () =>
    page
      .locator('[data-hours]')
      .first()
      .evaluate((pill) => getComputedStyle(pill, '::before').backgroundColor)
  const open = await dot()
  await shownAt(page, '/', '2026-01-06T21:00:00+01:00')
  expect(await dot()).not.toBe(open)
})
