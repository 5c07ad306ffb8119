/** Days between which something is there, both included; without one it has no beginning or no end. */
interface Period {
  /** As `YYYY-MM-DD`, like all days here. */
  from?: string | undefined
  until?: string | undefined
}

/** Whether something is there on a day. */
export const isOn = ({ from = '', until = '9999' }: Period, today: string): boolean => from <= today && today <= until

/**
 * The same for what has more periods, and is there in each of them.
 * @param days as `2026-12-01/2026-12-31 2027-03-01/`; what has none is always there
 */
export const isOnDays = (days = '/', today: string): boolean =>
  days.split(' ').some((period) => {
    const [from, until] = period.split('/')
    return isOn({ from, until: until || undefined }, today)
  })

/** Something that comes or goes by itself, in the words of a message: `Mededeling "Vakantie"`. */
export interface Planned extends Period {
  what: string
}

/** Days that count as soon. */
const month = 30

/** The day that comes so many days after another. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * 864e5).toISOString().slice(0, 10)

/** What appears or goes within 30 days, in the order of those days: the site has to be built again on them. */
export function soon(list: readonly Planned[], today: string): { what: string; date: string; isStart: boolean }[] {
  const end = dayAfter(today, month)
  return list
    .flatMap(({ what, from = today, until = '9999' }) => {
      if (from > today) return from <= end ? [{ what, date: from, isStart: true }] : []
      return until >= today && until <= end ? [{ what, date: until, isStart: false }] : []
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
}
