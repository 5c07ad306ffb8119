import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer, bareHeaders } from './answer.ts'
import type { Site, Variant } from './loadSite.ts'
import { requestedRange } from './range.ts'

/** Answers one request by the table, and always ends the response. */
export function respond({ table, variants }: Site, request: IncomingMessage, response: ServerResponse): void {
  const answered = answer(table, request.method, request.url)
  if (!('file' in answered)) {
    response.writeHead(answered.status, answered.headers).end()
    return
  }
  const { file, status } = answered
  const variant = negotiate(variants.get(file) ?? [], request.headers['accept-encoding'] ?? '')
  if (!variant) throw new Error(`${file.file} is niet gelezen.`)
  send(request, response, status, { ...file.headers }, variant)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  headers: Record<string, string | number>,
  { body, etag, encoding }: Variant,
): void {
  if (encoding) headers['Content-Encoding'] = encoding
  if (status === 200) Object.assign(headers, { ETag: etag, 'Accept-Ranges': 'bytes' })
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const range =
    status === 200 && request.method === 'GET' ? requestedRange(request.headers, etag, body.length) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...bareHeaders, 'Content-Range': `bytes */${body.length}` }).end()
    return
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${body.length}`
  headers['Content-Length'] = part.length
  response.writeHead(range ? 206 : status, headers).end(request.method === 'HEAD' ? undefined : part)
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false

/** The best form that the browser takes; `q=0` means it doesn't (RFC 9110, section 12.5.3). */
function negotiate(variants: readonly Variant[], accepted: string): Variant | undefined {
  const names = accepted.split(',').flatMap((item) => {
    const [name = '', quality = ''] = item.split(';').map((part) => part.trim().toLowerCase())
    return /^q=0(\.0*)?$/.test(quality) ? [] : [name]
  })
  return variants.find(({ encoding }) => encoding === undefined || names.includes(encoding))
}
