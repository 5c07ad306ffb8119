import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cdnOf, purge } from './cdn.ts'
import { listen } from './listen.ts'

const zone = '0123456789abcdef0123456789abcdef'
/** What stands in for Cloudflare, what it heard, and what it says. */
const heard: { url?: string; auth?: string; body: string }[] = []
let says = { status: 200, body: '{"success":true,"errors":[]}' }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    heard.push({ url: `${request.method} ${request.url}`, auth: request.headers.authorization ?? '', body })
    response.writeHead(says.status).end(says.body)
  })
})
let api = ''
beforeAll(async () => {
  api = `http://127.0.0.1:${await listen(server)}`
})
afterAll(() => void server.close())
beforeEach(() => void heard.splice(0))

describe('the CDN', () => {
  it('is there when the environment names it', () => {
    expect(cdnOf({})).toBeUndefined()
    expect(cdnOf({ CLOUDFLARE_ZONE: zone, CLOUDFLARE_TOKEN: 'a_B-1' })).toMatchObject({ zone, token: 'a_B-1' })
  })

  it.each([
    [{ CLOUDFLARE_ZONE: '../zones', CLOUDFLARE_TOKEN: 'a' }, 'Zone ID'],
    [{ CLOUDFLARE_TOKEN: 'a' }, 'Zone ID'],
    [{ CLOUDFLARE_ZONE: zone }, 'CLOUDFLARE_TOKEN ontbreekt'],
    [{ CLOUDFLARE_ZONE: zone, CLOUDFLARE_TOKEN: 'a\nX: b' }, 'CLOUDFLARE_TOKEN ontbreekt'],
  ])('is not guessed at: %o', (env, words) => {
    expect(() => cdnOf(env)).toThrow(words)
  })

  it('forgets everything after a release', async () => {
    says = { status: 200, body: '{"success":true,"errors":[]}' }
    await purge({ api, zone, token: 'secret' })
    expect(heard).toEqual([
      { url: `POST /zones/${zone}/purge_cache`, auth: 'Bearer secret', body: '{"purge_everything":true}' },
    ])
  })

  it.each([
    [403, '{"success":false,"errors":[{"code":10000}]}'],
    [200, '{"success":false}'],
    [502, '<html>'],
  ])('that refuses (%d) is told in words, without the token', async (status, body) => {
    says = { status, body }
    const problem = await purge({ api, zone, token: 'secret' }).catch((error: unknown) => String(error))
    expect(problem).toContain(`antwoord ${status}`)
    expect(problem).toContain('npm run deploy:purge')
    expect(problem).not.toContain('secret')
  })

  it('that cannot be reached is told in words too', async () => {
    await expect(purge({ api: 'http://127.0.0.1:1', zone, token: 'a' })).rejects.toThrow('heeft niets gewist')
  })
})
