import type { Notice } from './practice.ts'

/** The notices of a day, given as `YYYY-MM-DD`. */
export const currentNotices = (notices: readonly Notice[], today: string): Notice[] =>
  notices.filter(({ from, until }) => from <= today && today <= until)

/** Days that count as soon. */
const month = 30

/**
 * Which notices appear or go within 30 days, when the site has to be built again.
 * @param today as `YYYY-MM-DD`
 */
export function soonNotices(notices: readonly Notice[], today: string) {
  const end = new Date(Date.parse(`${today}T00:00Z`) + month * 864e5).toISOString().slice(0, 10)
  return notices.flatMap(({ title, from, until }) => {
    if (from > today) return from <= end ? [{ title, date: from, isStart: true }] : []
    return until >= today && until <= end ? [{ title, date: until, isStart: false }] : []
  })
}
