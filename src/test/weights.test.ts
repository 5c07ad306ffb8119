import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { attr, codeOf, documentOf, find } from './html.ts'
import { dist, pagePaths, site } from './site.ts'
import { firstRoundTrip, scripts } from './weights.ts'

const weightOf = (data: string | Uint8Array): number => brotliCompressSync(data).length

// The page of all blocks is one that nobody would write.
describe.each(pagePaths.filter((path) => path !== '/blokken'))('%s', (path) => {
  it('is carried by the first round trip', () => {
    expect(weightOf(site.html(path))).toBeLessThanOrEqual(firstRoundTrip)
  })
})

describe('the scripts keep to their budget', () => {
  const inline = new Set(
    pagePaths.flatMap((path) =>
      find(documentOf(path), 'script').flatMap((script) => (attr(script, 'type') ? [] : [codeOf(script)])),
    ),
  )
  const fetched = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))

  it.each(Object.entries(scripts.inline))('in the page: the one that holds %s, %d bytes', (part, budget) => {
    const found = [...inline].filter((code) => code.includes(part))
    expect(found).toHaveLength(1)
    expect(weightOf(found.join(''))).toBeLessThanOrEqual(budget)
  })
  it.each(Object.entries(scripts.fetched))('fetched: %s, %d bytes', (begin, budget) => {
    const found = fetched.filter((name) => name.startsWith(begin))
    expect(found).toHaveLength(1)
    expect(weightOf(readFileSync(join(dist, 'assets', found[0] ?? '')))).toBeLessThanOrEqual(budget)
  })
  it('and there are no others', () => {
    expect(inline.size).toBe(Object.keys(scripts.inline).length)
    expect(fetched).toHaveLength(Object.keys(scripts.fetched).length)
  })
})
