import { z } from 'zod'

const answer = z.looseObject({ success: z.boolean() })

/** Where Cloudflare is told what to forget, and what says which zone it is and that we may. */
interface Cdn {
  api: string
  zone: string
  token: string
}

/** The CDN that the environment names with `CLOUDFLARE_ZONE` and `CLOUDFLARE_TOKEN`; nothing when there is none. */
export function cdnOf(env: NodeJS.ProcessEnv): Cdn | undefined {
  const { CLOUDFLARE_ZONE: zone = '', CLOUDFLARE_TOKEN: token = '' } = env
  if (zone === '' && token === '') return undefined
  if (!/^[0-9a-f]{32}$/.test(zone))
    throw new Error('CLOUDFLARE_ZONE moet de Zone ID van Cloudflare zijn: 32 cijfers en letters van a tot en met f.')
  if (!/^[\w-]+$/.test(token))
    throw new Error('CLOUDFLARE_TOKEN ontbreekt: maak bij Cloudflare een token dat mag wissen.')
  return { api: 'https://api.cloudflare.com/client/v4', zone, token }
}

/** Has the CDN forget all it keeps, so that visitors get the new release at once. Throws when it does not. */
export async function purge({ api, zone, token }: Cdn): Promise<void> {
  const failed = (why: string) =>
    new Error(
      `Cloudflare heeft niets gewist (${why}): bezoekers zien tot een uur de vorige versie. ` +
        'Wis het zelf (Caching, Purge Everything) of probeer het weer: npm run deploy:purge',
    )
  const response = await fetch(`${api}/zones/${zone}/purge_cache`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ purge_everything: true }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw failed(error instanceof Error ? error.message : String(error))
  })
  const read = answer.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !read.success || !read.data.success) throw failed(`antwoord ${response.status}`)
}
