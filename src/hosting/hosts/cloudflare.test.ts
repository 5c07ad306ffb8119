import { expect, it } from 'vitest'
import { z } from 'zod'
import { builtFolder, builtLeads, builtOrigin, builtPages } from '../../test/builtFolder.ts'
import { makeTable } from '../makeTable.ts'
import { cloudflare } from './cloudflare.ts'

/** What Cloudflare knows in each phase (Rulesets API: Cache Rules, Configuration Rules); it refuses any other name. */
const rule = { description: z.string(), expression: z.string() }
const ttl = { mode: z.enum(['respect_origin', 'bypass_by_default', 'override_origin']), default: z.int().optional() }
const statusTtl = z.strictObject({
  status_code_range: z.strictObject({ from: z.int(), to: z.int() }),
  value: z.int().min(-1),
})
const caching = z.strictObject({
  cache: z.boolean(),
  edge_ttl: z.strictObject({ ...ttl, status_code_ttl: z.array(statusTtl).optional() }).optional(),
  browser_ttl: z.strictObject(ttl).optional(),
  respect_strong_etags: z.boolean().optional(),
})
const known = z.strictObject({
  http_request_cache_settings: z.strictObject({
    rules: z.array(z.strictObject({ ...rule, action: z.literal('set_cache_settings'), action_parameters: caching })),
  }),
  http_config_settings: z.strictObject({
    rules: z.array(
      z.strictObject({
        ...rule,
        action: z.literal('set_config'),
        action_parameters: z.strictObject({
          automatic_https_rewrites: z.literal(false),
          disable_apps: z.literal(true),
          disable_rum: z.literal(true),
          disable_zaraz: z.literal(true),
          email_obfuscation: z.literal(false),
          mirage: z.literal(false),
          rocket_loader: z.literal(false),
        }),
      }),
    ),
  }),
})

const table = makeTable(builtFolder(), builtPages, builtOrigin, builtLeads)
const { http_request_cache_settings: cached, http_config_settings: config } = known.parse(
  JSON.parse(cloudflare.files['cloudflare.json']?.(table) ?? ''),
)

it('holds what Cloudflare knows, for the host of the site and no other', () => {
  for (const { expression } of [...cached.rules, ...config.rules]) {
    expect(expression).toContain(`http.host eq "${new URL(builtOrigin).hostname}"`)
  }
})

it('keeps pages at the CDN alone, no faults and no redirects, and asks the server every question', () => {
  const [pages, questions] = cached.rules.map(({ action_parameters: parameters }) => parameters)
  expect(pages).toMatchObject({ cache: true, browser_ttl: { mode: 'respect_origin' }, respect_strong_etags: true })
  expect(pages?.edge_ttl?.status_code_ttl).toEqual([{ status_code_range: { from: 300, to: 599 }, value: -1 }])
  // Of two rules that match, the last one holds.
  expect(questions).toEqual({ cache: false })
  expect(cached.rules.at(-1)?.expression).toContain('http.request.uri.query ne ""')
})

it('leaves files with a fingerprint to their own headers', () => {
  expect(cached.rules[0]?.expression).toContain('not starts_with(http.request.uri.path, "/assets/")')
})
