import { request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** What a server answered. */
export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** The names of the headers in lower case, one that was sent twice also here twice. */
  names: string[]
  body: Buffer
}

/** Sends one request, the path exactly as given, and follows nothing. */
export const ask = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin)
    const send = protocol === 'https:' ? requestSecurely : request
    // Over TLS the tests use a certificate of their own making.
    send({ hostname, port, path, method, headers, agent: false, rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

/** Sends a request line as raw bytes, also one that no client would send, and gives the whole answer as text. */
export const askRaw = (origin: string, target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, 'latin1'))
    })
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => (answer += text))
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
