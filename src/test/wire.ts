import { connect, createServer } from 'node:http2'
import type { OutgoingHttpHeaders, ServerHttp2Stream } from 'node:http2'
import { listen } from '../tools/listen.ts'

/**
 * The bytes of the first answer of a connection over HTTP/2: its headers as HPACK packs them and its body, in frames
 * (RFC 9113, RFC 7541). What the encryption adds is left out.
 */
export async function wireBytes(headers: OutgoingHttpHeaders, body: Uint8Array): Promise<number> {
  const server = createServer()
  const failed = new Promise<never>((_, reject) =>
    server.on('stream', (stream: ServerHttp2Stream) => {
      try {
        stream.respond({ ':status': 200, ...headers, 'Content-Length': body.length })
        stream.end(body)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }),
  )
  const port = await listen(server)
  const client = connect(`http://127.0.0.1:${port}`)
  try {
    const answered = new Promise<number>((resolve, reject) => {
      const request = client.on('error', reject).request({ ':path': '/' })
      request.on('error', reject)
      request.resume().on('end', () => resolve(client.socket.bytesRead))
    })
    return await Promise.race([answered, failed])
  } finally {
    client.destroy()
    server.close()
  }
}
