import { capitalise } from './capitalise.ts'

/** Days in the order of a Dutch week, as they stand in content/praktijk.yaml. */
export const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const
export type Day = (typeof days)[number]

/** Opening and closing time as `HH:MM`, local time in the Netherlands. */
export interface Interval {
  opens: string
  closes: string
}

/** Opening hours per day; `null` is closed. */
export type Week = Record<Day, Interval | null>

/** `08:00–20:00`, with an en dash. */
export const formatInterval = ({ opens, closes }: Interval): string => `${opens}–${closes}`

/** `maandag, woensdag en vrijdag`. */
const together = new Intl.ListFormat('nl')

/** `Enschede en Glanerbrug`. */
export const listed = (names: readonly string[]): string => together.format(names)

const openDays = (week: Week, from: readonly Day[] = days) =>
  from.flatMap((day) => (week[day] ? [{ day, ...week[day] }] : []))

/**
 * The hours of a practice with several addresses: a day is open when one of them is,
 * from the earliest opening to the latest closing.
 */
export function mergeWeeks(weeks: Week[]): Week {
  const merged = days.map((day) => {
    const open = weeks.flatMap((week) => week[day] ?? [])
    return [day, open.length === 0 ? null : span(open)] as const
  })
  return Object.fromEntries(merged) as Week
}

const span = (intervals: Interval[]): Interval => ({
  opens: intervals.map(({ opens }) => opens).reduce((a, b) => (a < b ? a : b)),
  closes: intervals.map(({ closes }) => closes).reduce((a, b) => (a > b ? a : b)),
})

/** "Maandag t/m zaterdag" with the earliest opening and the latest closing, for the home page. */
export function hoursSummary(week: Week): { days: string; times: string } {
  const open = openDays(week)
  const first = open[0]
  const last = open.at(-1)
  if (!first || !last) return { days: 'Gesloten', times: '' }
  const unbroken = days.indexOf(last.day) - days.indexOf(first.day) === open.length - 1
  const names = unbroken && open.length > 1 ? `${first.day} t/m ${last.day}` : listed(open.map(({ day }) => day))
  return { days: capitalise(names), times: formatInterval(span(open)) }
}

/**
 * The week in one sentence: the usual hours of the working days, its exceptions, then the weekend:
 * `Maandag t/m vrijdag 08:00–18:00 (dinsdag tot 20:00, vrijdag tot 17:00), zaterdag 08:00–12:00`.
 */
export function hoursSentence(week: Week): string {
  return capitalise([weekdaySentence(week), ...weekendSentences(week)].filter(Boolean).join(', ')) || 'Gesloten'
}

/** The working days of {@link hoursSentence}, in lower case; empty when all are closed. */
export function weekdaySentence(week: Week): string {
  const weekdays = days.slice(0, 5)
  const open = openDays(week, weekdays)
  // With one or two open days, naming those is shorter than naming the closed ones.
  if (open.length < 3) return open.map(dayHours).join(', ')
  const usual = mostCommon(open.map(formatInterval)) ?? ''
  const [opens = '', closes = ''] = usual.split('–')
  const exceptions = weekdays.flatMap((day) => exceptionFor(day, week[day], { opens, closes }))
  return `maandag t/m vrijdag ${usual}${exceptions.length > 0 ? ` (${exceptions.join(', ')})` : ''}`
}

/** `zaterdag 08:00–12:00`, for each open day of the weekend. */
export const weekendSentences = (week: Week): string[] => openDays(week, days.slice(5)).map(dayHours)

const dayHours = (open: Interval & { day: Day }): string => `${open.day} ${formatInterval(open)}`

function exceptionFor(day: Day, hours: Interval | null, usual: Interval): string[] {
  if (!hours) return [`${day} gesloten`]
  const later = hours.opens !== usual.opens
  const other = hours.closes !== usual.closes
  if (later && other) return [`${day} ${formatInterval(hours)}`]
  if (later) return [`${day} vanaf ${hours.opens}`]
  return other ? [`${day} tot ${hours.closes}`] : []
}

function mostCommon(values: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** A time in hours: `08:30` is 8.5. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** The even hours around all opening hours: `[8, 20]`; nothing when all is closed. */
export function hoursAround(weeks: Week[]): readonly [first: number, last: number] | undefined {
  const open = openDays(mergeWeeks(weeks))
  if (open.length === 0) return undefined
  const { opens, closes } = span(open)
  return [2 * Math.floor(hourOf(opens) / 2), 2 * Math.ceil(hourOf(closes) / 2)]
}

/** Days with equal hours together, in the order of their first day, as search engines read them. */
export function groupDays(week: Week): { days: Day[]; hours: Interval | null }[] {
  const groups = new Map<string, { days: Day[]; hours: Interval | null }>()
  for (const day of days) {
    const hours = week[day]
    const key = hours ? formatInterval(hours) : ''
    const group = groups.get(key)
    if (group) group.days.push(day)
    else groups.set(key, { days: [day], hours })
  }
  return [...groups.values()]
}

/** `Maandag`. */
export const dayName = (day: Day): string => capitalise(day)

/** Whether two weeks have the same hours on every day. */
export const isSameWeek = (one: Week, other: Week): boolean =>
  days.every((day) => formatted(one[day]) === formatted(other[day]))

const formatted = (interval: Interval | null): string => (interval ? formatInterval(interval) : '')
