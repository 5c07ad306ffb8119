/** Hours from Monday as `HH:MM-HH:MM` or nothing, and the exceptions by date. */
export type HoursData = [week: string[], exceptions: Record<string, string>]

/**
 * What the "open" pill says.
 * @param words the phrases for open, later today and closed; `{tijd}` is the time
 * @param now local time of the practice, `YYYY-MM-DDTHH:MM…`
 * @returns the text, whether it is open, and the weekday counted from Monday
 */
export function openText([week, exceptions]: HoursData, [open = '', later = '', closed = '']: string[], now: string) {
  const [date = '', time = ''] = now.split('T')
  const day = (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7
  const [opens = '', closes = ''] = (exceptions[date] ?? week[day] ?? '').split('-')
  const isOpen = opens <= time && time < closes
  const text = isOpen ? open.replace('{tijd}', closes) : time < opens ? later.replace('{tijd}', opens) : closed
  return { text, isOpen, day }
}
