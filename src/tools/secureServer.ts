import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '../hosting/loadSite.ts'
import { respond } from '../hosting/respond.ts'
import { listen } from './listen.ts'

export interface Server {
  origin: string
  stop: () => void
}

/** Serves a built site on loopback over HTTP/2, as visitors get it, with a certificate that nobody trusts. */
export async function secureServer(site: Site): Promise<Server> {
  const server = createSecureServer(selfSigned(), (request, response) => {
    // Node's HTTP/2 answers have the methods of its HTTP/1 ones, in types of their own.
    respond(site, request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
  const port = await listen(server)
  return { origin: `https://localhost:${port}`, stop: () => void server.close() }
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'praktijk-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
    const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '1', ...subject], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
