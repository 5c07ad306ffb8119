import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { stampOfAll, whenTouched } from './stamp.ts'

let root = ''
const inRoot = (name: string) => join(root, name)
const stamp = () => stampOfAll([root, inRoot('weg')], whenTouched)

beforeEach(() => {
  root = emptyFolder()
  mkdirSync(inRoot('diep'))
  for (const name of ['diep/een', 'twee']) writeFileSync(inRoot(name), 'tekst')
})
afterEach(() => {
  vi.useRealTimers()
})
const later = () => vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })

it('is the same while nothing in the folders is touched, whatever else is', () => {
  later()
  const before = stamp()
  mkdirSync(inRoot('leeg'))
  expect(stamp()).toBe(before)
})

it.each<[what: string, change: () => void]>([
  ['another text', () => writeFileSync(inRoot('diep/een'), 'langer')],
  ['one as long with the time of before', () => writeFileSync(inRoot('diep/een'), 'lengt')],
  ['a file more', () => writeFileSync(inRoot('drie'), '')],
  ['a file less', () => rmSync(inRoot('twee'))],
  ['another name', () => renameSync(inRoot('twee'), inRoot('diep/twee'))],
  ['another file in its place', () => renameSync(inRoot('twee'), inRoot('diep/een'))],
])('is another after %s', async (_, change) => {
  later()
  const [before, { atime, mtime }] = [stamp(), statSync(inRoot('diep/een'))]
  // Longer than the tick of the clock of a disk.
  await new Promise((resolve) => setTimeout(resolve, 20))
  change()
  utimesSync(inRoot('diep/een'), atime, mtime)
  later()
  expect(stamp()).not.toBe(before)
})

it('is equal to none when a file was touched just now: it may be again at the same time of the disk', () => {
  expect(stamp()).not.toBe(stamp())
})
