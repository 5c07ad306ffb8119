/** The day it is in the Netherlands, as `YYYY-MM-DD`. */
export const dutchDay = (moment: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' }).format(moment)

/**
 * The dates that are still to come, in order.
 * @param today the first day that counts, as `YYYY-MM-DD`
 */
export const upcoming = <Dated extends { date: string }>(list: readonly Dated[], today: string): Dated[] =>
  list.filter(({ date }) => date >= today).toSorted((a, b) => (a.date < b.date ? -1 : 1))
