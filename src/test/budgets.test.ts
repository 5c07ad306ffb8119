import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readTable } from '../hosting/tableFile.ts'
import { budget, grownSince } from './budgets.ts'
import { fingerprint, fingerprintLength } from '../store/hash.ts'
import { frontmatters } from './frontmatters.ts'
import { attr, codeOf, documentOf, elements, find } from './html.ts'
import { dist, pagePaths, site } from './site.ts'
import { wireBytes } from './wire.ts'

// The page of all blocks is one that nobody would write.
const written = pagePaths.filter((path) => path !== '/blokken')
const table = readTable(dist)

describe.each(written)('%s', (path) => {
  it('is carried by the first round trip, with its headers', async () => {
    const { headers } = table.pages.get(path) ?? table.missing
    const sent = { ...headers, 'Content-Encoding': 'br' }
    expect(await wireBytes(sent, site.sent(path))).toBeLessThanOrEqual(budget.firstRoundTrip)
  })
})

/** The fingerprints of what a page names: nobody chooses them, and together they compress to more or less by chance. */
const prints = new RegExp(`(/assets/[\\w.-]+?-)[\\w-]{${fingerprintLength}}(?=\\.\\w+)`, 'g')
/** The bytes of a page, with fingerprints that its files keep whatever they hold. */
const weightOf = (path: string): number =>
  brotliCompressSync(site.html(path).replaceAll(prints, (_, begin: string) => begin + fingerprint(begin))).length

/** What a page has of all that is counted. */
function measured(path: string) {
  const root = documentOf(path)
  const styles = find(root, 'style').map(codeOf).join('')
  const fetched = [
    ...find(root, 'link', { rel: 'stylesheet' }),
    ...find(root, 'link', { rel: 'preload' }),
    ...find(root, 'script', { src: '' }),
    ...find(root, 'img').filter((image) => attr(image, 'loading') !== 'lazy'),
  ]
  return {
    document: weightOf(path),
    nodes: elements(root).length,
    rules: styles.split('{').length - 1,
    requests: 1 + fetched.length,
  }
}

const kindOf = (path: string) => frontmatters.get(path)?.kind

describe.each(Object.entries(budget.pages))('pages of kind %s', (kind, allowed) => {
  const pages = written.filter((path) => kindOf(path) === kind).map((path) => ({ path, ...measured(path) }))

  it.each(['document', 'nodes', 'rules', 'requests'] as const)('keep to their budget: %s', (what) => {
    const heaviest = pages.toSorted((one, other) => other[what] - one[what])[0]
    expect(
      heaviest?.[what],
      `${heaviest?.path} has ${heaviest?.[what]} (${what}). Since the budget was set:${grownSince()}`,
    ).toBeLessThanOrEqual(allowed[what])
  })
})

it('every kind of page has a budget', () => {
  expect(Object.keys(budget.pages).toSorted()).toEqual(
    [...new Set(written.flatMap((path) => kindOf(path) ?? []))].toSorted(),
  )
})

describe('scripts and styles keep to their budget', () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  const own = files.filter((name) => /^page-.*\.js$/.test(name))
  const parts = new Set(own.flatMap((name) => readFileSync(join(dist, 'assets', name), 'utf8').split('\n')))
  /** What is too small to be worth it is not compressed. */
  const wireSize = (name: string): number => {
    const file = join(dist, 'assets', name)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }

  it.each(Object.entries(budget.parts))(
    'in the script of a page: the part that holds %s, %d bytes',
    (part, allowed) => {
      const found = [...parts].filter((code) => code.includes(part))
      expect(found).toHaveLength(1)
      expect(brotliCompressSync(found.join('')).length, `Since the budget was set:${grownSince()}`).toBeLessThanOrEqual(
        allowed,
      )
    },
  )
  it.each(Object.entries(budget.files))('in a file: %s, %d bytes', (begin, allowed) => {
    const weights = files.filter((name) => name.startsWith(`${begin}-`)).map(wireSize)
    expect(Math.max(...weights), `Since the budget was set:${grownSince()}`).toBeLessThanOrEqual(allowed)
    expect(weights.length).toBeGreaterThan(0)
  })
  it('and there are no others', () => {
    expect(parts.size).toBe(Object.keys(budget.parts).length)
    const known = Object.keys(budget.files)
    expect(files.filter((name) => !known.some((begin) => name.startsWith(`${begin}-`)))).toEqual([])
  })
})
