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
/** `08:00-18:00`, or `gesloten`. */
export const hours = z
  .string()
  .refine((value) => value === 'gesloten' || (hoursPattern.test(value) && value.slice(0, 5) < value.slice(6)), {
    error: 'schrijf de tijden als 08:00-18:00 (eerst open, dan dicht), of gesloten.',
  })
  .transform((value): Interval | null =>
    value === 'gesloten' ? null : { opens: value.slice(0, 5), closes: value.slice(6) },
  )
