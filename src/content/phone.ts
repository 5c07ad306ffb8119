import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js'
import { onceFor } from './once.ts'

/** Whether a text is a phone number in E.164 (`+31530000000`) of the length that numbers have where it belongs. */
export const isE164 = (text: string): boolean =>
  /^\+[1-9]\d{6,14}$/.test(text) && (parsePhoneNumber(text)?.isValid() ?? false)

const formatted = new Map<string, string>()

/** How a Dutch visitor writes the number: `053 000 0000`; numbers abroad keep their country code. */
export const formatPhone = (e164: string): string => onceFor(formatted, e164, () => format(e164))

function format(e164: string): string {
  const number = parsePhoneNumber(e164)
  if (!number) return e164
  return number.countryCallingCode === '31' ? number.formatNational() : number.formatInternational()
}

const typed = new Map<string, RegExp>()

/**
 * A number as writers may type it, with or without its country; what comes after its last digit is no part of it.
 * @param international its digits with those of its country: `31530000000`
 */
export const typedNumber = (international: string): RegExp =>
  onceFor(typed, international, () => {
    const between = String.raw`[\s\u00A0().\-/]*`
    const national = [...international.replace(/^31/, '')].join(between)
    const country = String.raw`(?:\+|00)?3${between}1${between}(?:0${between})?`
    const start = international.startsWith('31') ? `(?:${country}|0${between})` : String.raw`(?:\+|00)?`
    return new RegExp(String.raw`(?<![\d+])${start}${national}(?!\d)`, 'g')
  })

/** The emergency services: who calls them is in a hurry, so it can be pressed wherever it stands out. */
export const emergency = '112'

/** A `tel:` address (RFC 3966): of a global number, or of a short one such as 112 that is the same everywhere. */
export const telHref = (number: string): string => `tel:${number}`

/**
 * A chat link; wa.me takes the number without the plus.
 * @param message what already stands in the chat
 */
export const whatsappHref = (e164: string, message = ''): string =>
  `https://wa.me/${e164.replace('+', '')}${message && `?text=${encodeURIComponent(message)}`}`

/** A `mailto:` address with optional subject and body (RFC 6068: percent-encoded, lines end in CRLF). */
export function mailHref(email: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`,
  )
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
