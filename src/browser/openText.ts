/** Hours from Monday as `HH:MM-HH:MM` or nothing, and the exceptions by date. */
type HoursData = [week: string[], exceptions: Record<string, string>]

/** The weekday of a date, counted from Monday. */
export const weekdayOf = (date: Date): number => (date.getUTCDay() + 6) % 7

/**
 * What the "open" pill says.
 * @param phrases for open, later today, tomorrow, another day, and closed for long; `{tijd}` and `{dag}` are filled in
 * @param now local time of the practice, `YYYY-MM-DDTHH:MM…`
 * @returns the text, and whether it is open
 */
export function openText([week, exceptions]: HoursData, phrases: readonly string[], now: string) {
  const [date = '', time = ''] = now.split('T')
  const dayAfter = (days: number) => new Date(+new Date(`${date}T12:00Z`) + days * 864e5)
  const hoursAfter = (days: number) =>
    (exceptions[dayAfter(days).toISOString().slice(0, 10)] ?? week[weekdayOf(dayAfter(days))] ?? '').split('-')
  const [opens = '', closes = ''] = hoursAfter(0)
  const isOpen = opens <= time && time < closes
  const next = [1, 2, 3, 4, 5, 6, 7].find((days) => hoursAfter(days)[0]) ?? 0
  const [phrase, shown] = isOpen
    ? [0, closes]
    : time < opens
      ? [1, opens]
      : [next === 0 ? 4 : next === 1 ? 2 : 3, hoursAfter(next)[0]]
  const text = (phrases[phrase] ?? '')
    .replace('{tijd}', shown ?? '')
    // Only who looks days before it opens waits for the name of a day.
    .replace('{dag}', () => dayAfter(next).toLocaleDateString('nl', { weekday: 'long', timeZone: 'UTC' }))
  return { text, isOpen }
}
