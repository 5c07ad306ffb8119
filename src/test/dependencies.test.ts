import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dist } from './site.ts'

const names = z.record(z.string(), z.string()).transform((packages) => Object.keys(packages))
const manifest = z
  .object({ dependencies: names, devDependencies: names })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const [shipped = '', tools = ''] = readFileSync('docs/dependencies.md', 'utf8').split('## Only for building')
const listed = (text: string) => [...text.matchAll(/^\| `([^`]+)` *\| *(\S.*?) *\|$/gm)].map(([, name]) => name)

describe('dependencies', () => {
  it('each have a reason in docs/dependencies.md', () => {
    expect(listed(shipped)).toEqual(manifest.dependencies)
    expect(listed(tools)).toEqual(manifest.devDependencies)
  })

  it('that reach the visitor have their licence in dist/licenties.txt', () => {
    const licences = readFileSync(join(dist, 'licenties.txt'), 'utf8')
    // Packages that ours bring along reach the visitor too.
    for (const name of [...manifest.dependencies, '@emotion/sheet', 'scheduler', 'stylis']) {
      expect(licences).toContain(`\n${name} `)
    }
    // A function of Emotion that nothing here uses would bring these (src/make/site.ts).
    expect(licences).not.toMatch(/\n(hoist-non-react-statics|react-is) /)
    expect(licences).not.toContain('(onbekend)')
    for (const entry of licences.split(`${'='.repeat(80)}\n`).slice(1)) {
      expect(entry.length, `licentietekst van ${entry.split('\n')[0]}`).toBeGreaterThan(300)
    }
  })

  it('need no install script to build: the lockfile names no registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
    expect(existsSync('.npmrc')).toBe(false)
  })
})
