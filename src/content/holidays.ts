import { exceptionsAt } from './exceptions.ts'
import { days } from './hours.ts'
import type { Facts } from './facts.ts'
import { dayAfter } from './period.ts'

interface Holiday {
  name: string
  /** As `YYYY-MM-DD`. */
  date: string
}

/** Easter Sunday (Meeus, Jones and Butcher, for the Gregorian calendar). */
export function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const correction = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - correction + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}

/** The public holidays of a year (Algemene termijnenwet, article 3). */
export function holidaysOf(year: number): Holiday[] {
  const sunday = easter(year)
  const king = `${year}-04-27`
  return [
    { name: 'Nieuwjaarsdag', date: `${year}-01-01` },
    { name: 'Goede Vrijdag', date: dayAfter(sunday, -2) },
    { name: 'Tweede Paasdag', date: dayAfter(sunday, 1) },
    // On a Sunday it is celebrated the day before.
    { name: 'Koningsdag', date: new Date(king).getUTCDay() === 0 ? `${year}-04-26` : king },
    { name: 'Bevrijdingsdag', date: `${year}-05-05` },
    { name: 'Hemelvaartsdag', date: dayAfter(sunday, 39) },
    { name: 'Tweede Pinksterdag', date: dayAfter(sunday, 50) },
    { name: 'Eerste Kerstdag', date: `${year}-12-25` },
    { name: 'Tweede Kerstdag', date: `${year}-12-26` },
  ]
}

/** How far ahead visitors make appointments. */
const ahead = 60

/**
 * The holidays of the coming 60 days on which the site would say that it is open, though nobody said so; with the location
 * that is open when of another it has been said.
 */
export function unsaidHolidays({ exceptions, locations }: Pick<Facts, 'exceptions' | 'locations'>, today: string) {
  const year = Number(today.slice(0, 4))
  return [...holidaysOf(year), ...holidaysOf(year + 1)].flatMap(({ name, date }) => {
    const weekday = days[(new Date(date).getUTCDay() + 6) % 7]
    const isSaid = (id: string) => exceptionsAt(exceptions, id).some(({ from, until }) => from <= date && date <= until)
    const open = locations.find(({ id, hours }) => weekday && hours[weekday] !== null && !isSaid(id))
    if (!open || date < today || date > dayAfter(today, ahead)) return []
    return [{ name, date, ...(locations.some(({ id }) => isSaid(id)) && { at: open }) }]
  })
}
