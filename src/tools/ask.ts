import { request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { RequestOptions } from 'node:https'

/** What a server answered. */
export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** The names of the headers in lower case, one that was sent twice also here twice. */
  names: string[]
  body: Buffer
}

/**
 * Sends one request, the path exactly as given, and follows nothing. Fails when no whole answer comes.
 * @param origin `http://…` or `https://…`
 */
export const ask = (origin: string, path: string, options: RequestOptions = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin)
    const send = protocol === 'https:' ? requestSecurely : request
    const asked = send({ hostname, port, path, agent: false, timeout: 20_000, ...options }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: Buffer.concat(parts),
        }),
      )
    })
    asked.on('timeout', () => asked.destroy(new Error('Het antwoord duurt te lang.')))
    asked.on('error', reject).end()
  })
