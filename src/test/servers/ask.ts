import { connect } from 'node:net'
import { ask as askOf } from '../../tools/ask.ts'
import type { Reply } from '../../tools/ask.ts'

export type { Reply }

/** Sends one request to a server of a test; over TLS that has a certificate of its own making. */
export const ask = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> => askOf(origin, path, { headers, method, rejectUnauthorized: false })

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
