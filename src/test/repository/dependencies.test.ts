import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

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

  it('need no install script to build: the lockfile names no registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
    expect(existsSync('.npmrc')).toBe(false)
  })
})
