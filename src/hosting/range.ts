import type { IncomingHttpHeaders } from 'node:http'

/** The bytes to send, both ends included. */
interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a request asks for (RFC 9110, section 14); nothing when all of it is to be sent.
 * Several ranges at once are answered with all of it, which the RFC allows.
 * @param size length of the file in bytes
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (whole === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
