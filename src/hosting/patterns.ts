import { otherEndings } from './addresses.ts'

/** A text as part of a regular expression of PCRE. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** All ways to write an address, as a pattern without anchors: `/contact`, `/contact/`, `/contact.html`. */
export const addressPattern = (path: string): string =>
  path === '/' ? '/index\\.html' : `${literal(path)}(?:${otherEndings.map(literal).join('|')})?`

/** The host with `www.` for one without, and the other way round. */
export const otherHost = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)
