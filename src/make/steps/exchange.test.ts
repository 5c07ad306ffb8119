import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { exchange, removeLeftovers, restore } from './exchange.ts'

let root = ''
const inRoot = (name: string) => join(root, name)

beforeEach(() => {
  root = emptyFolder()
  mkdirSync(inRoot('.cache/bouw-1'), { recursive: true })
})

function fill(name: string, text: string): void {
  mkdirSync(inRoot(name), { recursive: true })
  writeFileSync(join(inRoot(name), 'index.html'), text)
}
const shown = (name: string): string | undefined =>
  existsSync(inRoot(name))
    ? readdirSync(inRoot(name))
        .map((file) => readFileSync(join(inRoot(name), file), 'utf8'))
        .join()
    : undefined
const exchangeIn = (own: string) => exchange(inRoot(`${own}/dist`), inRoot('dist'), inRoot(own))

describe('the exchange', () => {
  it('puts the first site in its place', () => {
    fill('.cache/bouw-1/dist', 'new')
    exchangeIn('.cache/bouw-1')
    expect([shown('dist'), shown('.cache/bouw-1/dist')]).toEqual(['new', undefined])
  })

  it('replaces the last site as a whole', () => {
    fill('dist', 'old')
    writeFileSync(join(inRoot('dist'), 'gone.html'), 'gone')
    fill('.cache/bouw-1/dist', 'new')
    exchangeIn('.cache/bouw-1')
    expect(readdirSync(inRoot('dist'))).toEqual(['index.html'])
    expect(shown('dist')).toBe('new')
  })

  it('of two builds ends with the last one whole', () => {
    for (const own of ['.cache/bouw-1', '.cache/bouw-2']) fill(`${own}/dist`, own)
    exchangeIn('.cache/bouw-1')
    exchangeIn('.cache/bouw-2')
    expect(shown('dist')).toBe('.cache/bouw-2')
  })

  it('leaves the last site alone when there is no new one', () => {
    fill('dist', 'old')
    expect(() => exchangeIn('.cache/bouw-1')).toThrow()
    expect(shown('dist')).toBe('old')
  })
})

describe('bringing the last site back', () => {
  it('after a build that was killed between the two renames', () => {
    fill('.cache/bouw-1/previous-1', 'old')
    fill('.cache/bouw-1/dist', 'new')
    restore(inRoot('.cache'), inRoot('dist'))
    expect([shown('dist'), shown('.cache/bouw-1/previous-1')]).toEqual(['old', undefined])
  })

  it('does nothing while there is a site', () => {
    fill('dist', 'new')
    fill('.cache/bouw-1/previous-1', 'old')
    restore(inRoot('.cache'), inRoot('dist'))
    expect(shown('dist')).toBe('new')
  })

  it('does nothing before the first build', () => {
    restore(inRoot('.cache'), inRoot('dist'))
    restore(inRoot('nowhere'), inRoot('dist'))
    expect(existsSync(inRoot('dist'))).toBe(false)
  })

  it('leaves it for dist/ when a site is built elsewhere, such as for the review', () => {
    fill('.cache/bouw-1/previous-1', 'old')
    restore(inRoot('.cache'), inRoot('.cache/review/dist'))
    expect(shown('.cache/review/dist')).toBe(undefined)
    restore(inRoot('.cache'), inRoot('dist'))
    expect(shown('dist')).toBe('old')
  })

  it('never brings what was built elsewhere to dist/', () => {
    fill('.cache/review/dist', 'review')
    fill('.cache/bouw-1/dist', 'new')
    exchange(inRoot('.cache/bouw-1/dist'), inRoot('.cache/review/dist'), inRoot('.cache/bouw-1'))
    restore(inRoot('.cache'), inRoot('dist'))
    expect([shown('.cache/review/dist'), shown('dist')]).toEqual(['new', undefined])
  })
})

it('what killed builds left is removed when no build can be using it', () => {
  fill('.cache/bouw-1/dist', 'killed long ago')
  fill('.cache/bouw-2/dist', 'busy')
  const before = new Date(Date.now() - 7_200_000)
  utimesSync(inRoot('.cache/bouw-1'), before, before)
  removeLeftovers(inRoot('.cache'))
  expect(readdirSync(inRoot('.cache'))).toEqual(['bouw-2'])
})
