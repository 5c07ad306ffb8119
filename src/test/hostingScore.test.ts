import { describe, expect, inject, it } from 'vitest'
import { ask } from './servers/ask.ts'
import { score } from './servers/observatory.ts'
import type { Scan } from './servers/observatory.ts'
import { visitorPaths } from './site.ts'

const host = 'www.praktijk.example'

/** A page as the Observatory gets it; that http leads to https on the same host is tested with the servers themselves. */
async function scan(path: string): Promise<Scan> {
  const { headers, body } = await ask(inject('origin'), path)
  const flat = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value])
  return { headers: Object.fromEntries(flat), html: body.toString(), redirectedTo: `https://${host}${path}`, host }
}

describe('the MDN HTTP Observatory', () => {
  it.each([...visitorPaths, '/bestaat-niet'])('gives %s 100 + 10 + 5 + 5 + 10 = 130 points: A+', async (path) => {
    expect(score(await scan(path))).toEqual({
      points: {
        'Content-Security-Policy': 10,
        Cookies: 0,
        'Cross-Origin Resource Sharing': 0,
        Redirection: 0,
        'Referrer-Policy': 5,
        // 5 more for a site that is on the browsers' own list (see docs/decisions/0003-one-hosting-table.md).
        'Strict-Transport-Security': 0,
        'Subresource Integrity': 0,
        'X-Content-Type-Options': 0,
        'X-Frame-Options': 5,
        'Cross-Origin-Resource-Policy': 10,
      },
      score: 130,
    })
  })

  it.each([
    ['no headers at all', { headers: {} }, 30],
    ['unsafe-inline for scripts', { headers: { 'content-security-policy': "script-src 'unsafe-inline'" } }, 80],
    ['no way to https', { redirectedTo: undefined }, 80],
    ['another host first', { redirectedTo: 'https://praktijk.example/' }, 125],
    ['a script of others', { html: '<script src="https://elders.example/a.js"></script>' }, 125],
  ])('takes points for %s', async (_, change, expected) => {
    const whole = await scan('/')
    const headers =
      'headers' in change && Object.keys(change.headers).length > 0
        ? { ...whole.headers, ...change.headers }
        : undefined
    expect(score({ ...whole, ...change, ...(headers ? { headers } : {}) }).score).toBe(expected)
  })
})
