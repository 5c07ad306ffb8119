import { posix } from 'node:path'
import { decoded } from '../content/decoded.ts'
import { searchKey } from '../content/search/words.ts'
import { searchPath } from './addresses.ts'
import { filePolicy } from './policy.ts'
import { caching, securityHeaders } from './securityHeaders.ts'
import type { Headers } from './securityHeaders.ts'
import { find } from './table.ts'
import type { Addresses } from './table.ts'

/** What a request gets: a file, with the status to send it with, or only headers. */
type Answer<File> = { status: 200 | 404; file: File } | { status: 301 | 302 | 405; headers: Headers }

/** The headers of an answer without a file. */
export const bareHeaders: Headers = {
  'Cache-Control': caching.revalidate,
  'Content-Security-Policy': filePolicy,
  ...securityHeaders,
  'Content-Length': '0',
}

/**
 * What a request gets, whoever answers it: the built site or the dev server.
 * @param method of the request, in capitals
 * @param target its path and query, as they were sent
 */
export function answer<File>(addresses: Addresses<File>, method = 'GET', target = '/'): Answer<File> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...bareHeaders, Allow: 'GET, HEAD' } }
  const [, path = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? []
  // Other servers read double slashes and dots away before they look (RFC 3986, section 6.2.2.3).
  const address = posix.normalize(decoded(path))
  const asked = address === searchPath ? addresses.words.get(wordIn(query)) : undefined
  if (asked !== undefined) return { status: 302, headers: { ...bareHeaders, Location: asked } }
  const found = find(addresses, address)
  return found.status === 301
    ? { status: 301, headers: { ...bareHeaders, Location: found.to + query } }
    : { status: found.status, file: found.file }
}

/** What is searched for in a query: the first `q`, in which a plus is a space. */
function wordIn(query: string): string {
  const first = query
    .slice(1)
    .split('&')
    .find((part) => /^q=/i.test(part))
  const word = decoded((first ?? '').slice(2).replaceAll('+', ' '))
  return /\p{Cc}/u.test(word) ? '' : searchKey(word)
}
