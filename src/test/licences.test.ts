import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { dist } from './site.ts'

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

it('packages that reach the visitor have their licence in licenties.txt', () => {
  const licences = readFileSync(join(dist, 'licenties.txt'), 'utf8')
  // Packages that ours bring along reach the visitor too.
  for (const name of [...Object.keys(manifest.dependencies), 'scheduler']) {
    expect(licences).toContain(`\n${name} `)
  }
  // The styles are in the page (src/make/unstyled.ts).
  expect(licences).not.toContain('emotion')
  expect(licences).not.toContain('(onbekend)')
  for (const entry of licences.split(`${'='.repeat(80)}\n`).slice(1)) {
    expect(entry.length, `the licence of ${entry.split('\n')[0]}`).toBeGreaterThan(300)
  }
})
