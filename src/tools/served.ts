import { join } from 'node:path'
import { preview } from 'vite'

/** Serves a built project as `npm start` does; tells where, without trailing slash. */
export async function servedFrom(root: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('De server is niet gestart.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
