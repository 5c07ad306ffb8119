import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchange, restore } from './exchange.ts'
import { folders } from '../paths.ts'
import type { Folders } from '../paths.ts'

let root = ''
let places: Folders = folders('')
let dist = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'praktijk-'))
  places = folders(root)
  dist = join(root, 'dist')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function fill(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), text)
}
const shown = (folder: string): string | undefined =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join()
    : undefined

describe('the exchange', () => {
  it('puts the first site in its place', () => {
    fill(places.next, 'new')
    exchange(places, dist)
    expect([shown(dist), shown(places.next), shown(places.previous)]).toEqual(['new', undefined, undefined])
  })
  it('replaces the last site and leaves nothing of it behind', () => {
    fill(dist, 'old')
    writeFileSync(join(dist, 'gone.html'), 'gone')
    fill(places.next, 'new')
    exchange(places, dist)
    expect(readdirSync(dist)).toEqual(['index.html'])
    expect([shown(dist), shown(places.next), shown(places.previous)]).toEqual(['new', undefined, undefined])
  })
  it('is not disturbed by what an earlier, killed build left', () => {
    fill(dist, 'old')
    fill(places.previous, 'older')
    fill(places.next, 'new')
    exchange(places, dist)
    expect([shown(dist), shown(places.previous)]).toEqual(['new', undefined])
  })
  it('leaves the last site alone when there is no new one', () => {
    fill(dist, 'old')
    expect(() => {
      exchange(places, dist)
    }).toThrow()
    expect(shown(dist)).toBe('old')
  })
})

describe('bringing the last site back', () => {
  it('after a build that was killed between the two renames', () => {
    fill(places.previous, 'old')
    fill(places.next, 'new')
    restore(places, dist)
    expect([shown(dist), shown(places.previous)]).toEqual(['old', undefined])
  })
  it('does nothing while there is a site', () => {
    fill(dist, 'new')
    fill(places.previous, 'old')
    restore(places, dist)
    expect(shown(dist)).toBe('new')
  })
  it('does nothing before the first build', () => {
    restore(places, dist)
    expect(existsSync(dist)).toBe(false)
  })
})
