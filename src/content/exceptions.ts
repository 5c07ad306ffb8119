import { z } from 'zod'
import { dayAfter } from './period.ts'
import { translated } from './translated.ts'
import { hours, text } from './values.ts'

const dutchCalendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** The day it is in the Netherlands, as `YYYY-MM-DD`. */
export const dutchDay = (moment: Date): string => dutchCalendar.format(moment)

/** What to type for a day that cannot be read, or that no calendar has; its last day is that of the month. */
export function dateAdvice(typed: unknown): string {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(typeof typed === 'string' ? typed : '') ?? []
  if (Number(day) <= 28) return 'schrijf de datum als 2026-12-25.'
  const name = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${year}-${month}-01`),
  )
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return `${day} ${name} ${year} bestaat niet. De laatste dag is ${year}-${month}-${last}.`
}

/** A day as a writer types it. */
export const date = z.iso.date({ error: ({ input }) => dateAdvice(input) })

/** Other hours on a day or in a period, everywhere or at one location. */
const exception = translated({
  datum: ['date', date.optional().describe('De dag, als 2026-12-25.')],
  van: ['from', date.optional().describe('De eerste dag van een periode, in plaats van datum.')],
  tot: ['until', date.optional().describe('De laatste dag van die periode.')],
  tijden: ['hours', hours.describe('De tijden op die dagen, of gesloten.')],
  reden: ['reason', text.describe('Waarom de tijden anders zijn.')],
  locatie: ['location', text.optional().describe('De id van de locatie waarvoor dit geldt; anders voor alle.')],
}).transform(({ date: day, from, until, ...rest }, { issues }) => {
  const mistake = periodMistake(day, from, until)
  if (mistake) issues.push({ code: 'custom', input: rest, ...mistake })
  return { from: day ?? from ?? '', until: day ?? until ?? '', ...rest }
})
type Exception = z.output<typeof exception>

/** A longer period is a slip of the pen, and each of its days is in the page. */
const mostDays = 366

function periodMistake(day?: string, from?: string, until?: string): { path: string[]; message: string } | undefined {
  if (day !== undefined)
    return from === undefined && until === undefined
      ? undefined
      : { path: ['datum'], message: 'schrijf een datum, of van en tot, maar niet allebei.' }
  if (from === undefined || until === undefined)
    return {
      path: ['datum'],
      message: 'ontbreekt. Schrijf datum: 2026-12-25, of van: 2026-07-20 en tot: 2026-08-02 voor een periode.',
    }
  if (from > until) return { path: ['tot'], message: '"tot" ligt voor "van". Draai ze om.' }
  return until <= dayAfter(from, mostDays)
    ? undefined
    : { path: ['tot'], message: '"tot" ligt meer dan een jaar na "van". Klopt het jaartal?' }
}

/** Whether it is about one day: that says more than a period around it. */
const isDay = ({ from, until }: Pick<Exception, 'from' | 'until'>): boolean => from === until

/** Days that stand there twice for the same place, but for a day within a period: nobody could tell which line counts. */
export const exceptions = z.array(exception).check(({ value, issues }) => {
  for (const [index, later] of value.entries()) {
    const first = value
      .slice(0, index)
      .find(
        (one) =>
          isDay(one) === isDay(later) &&
          one.location === later.location &&
          one.from <= later.until &&
          later.from <= one.until,
      )
    if (!first) continue
    const day = first.from > later.from ? first.from : later.from
    issues.push({
      code: 'custom',
      input: later,
      path: [index, isDay(later) ? 'datum' : 'van'],
      message: isDay(later)
        ? `"${day}" staat er twee keer. Houd één regel per dag.`
        : `deze periode loopt samen met die van ${first.from} tot ${first.until}, vanaf ${day}. Laat de ene eindigen voor de andere begint.`,
    })
  }
})

/**
 * What is still to come, in order.
 * @param today the first day that counts, as `YYYY-MM-DD`
 */
export const upcoming = <Dated extends { from: string; until: string }>(
  list: readonly Dated[],
  today: string,
): Dated[] => list.filter(({ until }) => until >= today).toSorted((a, b) => (a.from < b.from ? -1 : 1))

/**
 * What counts at a location: what is said of it comes after what is said of all, and a period stops for a day within it
 * that has hours of its own.
 */
export const exceptionsAt = (list: readonly Exception[], id: string): Exception[] =>
  [undefined, id].flatMap((place) => {
    const own = list.filter(({ location }) => location === place)
    return own.flatMap((one) => (isDay(one) ? [one] : around(one, own.filter(isDay))))
  })

/** The parts of a period between some days. */
function around(period: Exception, days: readonly Exception[]): Exception[] {
  const day = days.find(({ from }) => period.from <= from && from <= period.until)
  if (!day) return period.from <= period.until ? [period] : []
  const parts = [
    { ...period, until: dayAfter(day.from, -1) },
    { ...period, from: dayAfter(day.from, 1) },
  ]
  return parts.flatMap((part) => around(part, days))
}

/** Every day of a period. */
export function daysOf({ from, until }: Pick<Exception, 'from' | 'until'>): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** `25 december 2026`, or `20 juli – 2 augustus 2026`; days are read in UTC. */
export function formatPeriod({ from, until }: Pick<Exception, 'from' | 'until'>): string {
  const format = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })
  // Which spaces stand around the dash differs between versions of Node.
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`)).replaceAll(/\s/g, ' ')
}
