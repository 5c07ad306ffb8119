import { connect } from 'node:tls'

/** How long before its end a certificate should have been renewed, in days; those of Let's Encrypt are at 30. */
const notice = 14

/**
 * What is wrong with the certificate of a site: not trusted, or soon at its end.
 * @param origin `https://…`
 */
export const certificateProblems = (origin: string, now: Date): Promise<string[]> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false }
    const socket = connect({ ...options, timeout: 20_000 }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / 86_400_000)
      const trust = socket.authorized ? [] : [`Het certificaat van ${origin} wordt niet vertrouwd.`]
      resolve(days < notice ? [...trust, `Het certificaat van ${origin} is nog ${days} dagen geldig.`] : trust)
      socket.destroy()
    })
    const failed = () => resolve([`${origin} heeft geen certificaat dat gelezen kan worden.`])
    socket.on('error', failed).on('timeout', failed)
  })
