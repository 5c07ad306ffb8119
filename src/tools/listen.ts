import type { Server } from 'node:net'

/** Lets a server listen on loopback, on a port that nobody uses; tells which. Throws what the system says when there is none. */
export const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
