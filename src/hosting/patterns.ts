import { otherEndings } from './addresses.ts'

/**
 * A text as part of a regular expression of nginx or Apache. What isn't a letter, digit, `_`, `/` or `-` is written by
 * its number, so that it means nothing in the expression and nothing to what stands around it: no quote, space, line
 * end or `$` is left. Letters beyond ASCII are bytes to both servers, and stay.
 */
export const literal = (text: string): string =>
  text.replace(/[^\w/\-\u0080-\uffff]/g, (sign) =>
    sign === '.' ? '\\.' : `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )

/** All ways to write an address, as a pattern without anchors: `/contact`, `/contact/`, `/contact.html`. */
export const addressPattern = (path: string): string =>
  path === '/' ? '/index\\.html' : `${literal(path)}(?:${otherEndings.map(literal).join('|')})?`

/** What may stand around the words of a query, and between them. */
const spaces = '(?:\\+|%20)'

/** A word to search by as browsers send it in a query, as a pattern without anchors; capitals are the same to it. */
export const wordPattern = (word: string): string =>
  `${spaces}*${[...word].map((sign) => (sign === ' ' ? `${spaces}+` : literal(encoded(sign)))).join('')}${spaces}*`

/** An address as it stands in a header or a rule: every sign that could mean something there as `%` and its number. */
export const encoded = (path: string): string =>
  path.replace(/[^\w/.~-]/gu, (sign) =>
    [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )

/** The value of a header, on one line as every host needs it. Throws for one that would begin a line of its own. */
export function headerValue(text: string): string {
  if (/[^ -~]/.test(text)) throw new Error(`Dit kan geen waarde van een header zijn: ${JSON.stringify(text)}.`)
  return text
}

/** The name of the site's host, as rules of servers take it. */
export function hostOf(origin: string): string {
  const { hostname } = new URL(origin)
  if (!/^[a-z0-9.-]+$/.test(hostname)) throw new Error(`${hostname} kan geen naam van een website zijn.`)
  return hostname
}

/** The host with `www.` for one without, and the other way round. */
export const otherHost = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)
