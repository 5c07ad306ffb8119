import { z } from 'zod'
import type { Interval } from './hours.ts'

/** Text that is shown as it is: braces are for the pages that name facts. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !/[{}]/.test(value), { error: 'accolades kunnen hier niet. Typ gewone tekst.' })

/** An address of another site. Its host goes into the security policy and the configuration of servers, so it is a name. */
export const link = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'vul een adres in dat met https:// begint, zoals "https://www.praktijk.nl".',
})
const hoursPattern = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

/** What to do about two times on one day, `08:00-12:00, 13:00-18:00` in whatever form; nothing for what is no such pair. */
export function breakAdvice(typed: unknown): string | undefined {
  const times = [...(JSON.stringify(typed) ?? '').matchAll(/(\d{1,2})[:.](\d{2})/g)].map(
    ([, h = '', m = '']) => `${h.padStart(2, '0')}:${m}`,
  )
  const [opens, , , closes] = times
  return times.length === 4 && times.every((time, index) => index === 0 || time > (times[index - 1] ?? ''))
    ? `een pauze kan hier niet staan. Schrijf de hele tijd, ${opens}-${closes}, en noem de pauze in een mededeling of in de tekst.`
    : undefined
}

/** What to type for opening hours that are missing or cannot be read. */
export const hoursAdvice = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null
    ? 'ontbreekt. Vul de tijden in als 08:00-18:00, of gesloten.'
    : (breakAdvice(input) ?? 'schrijf de tijden als 08:00-18:00 (eerst open, dan dicht), of gesloten.')

/** `08:00-18:00`, or `gesloten`. */
export const hours = z
  .string({ error: hoursAdvice })
  .refine((value) => value === 'gesloten' || (hoursPattern.test(value) && value.slice(0, 5) < value.slice(6)), {
    error: hoursAdvice,
  })
  .transform((value): Interval | null =>
    value === 'gesloten' ? null : { opens: value.slice(0, 5), closes: value.slice(6) },
  )
