import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPlacing } from './placing.ts'

let root = ''
const inRoot = (name: string) => join(root, name)

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'praktijk-'))
  for (const name of ['one', 'two']) writeFileSync(inRoot(name), `text ${name}`)
  await fill('one')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** Fills a folder anew with one file, and puts it in the place of the one before. */
async function fill(kept: string): Promise<void> {
  mkdirSync(inRoot('next'))
  const placing = openPlacing([inRoot('dist'), inRoot('beside')], inRoot('list.json'), 'of')
  await placing.place(inRoot(kept), inRoot('next'), 'pages/page.html')
  placing.save([inRoot('next'), inRoot('beside')], 'told')
  rmSync(inRoot('dist'), { recursive: true, force: true })
  renameSync(inRoot('next'), inRoot('dist'))
}
const page = () => inRoot('dist/pages/page.html')
const shown = () => readFileSync(page(), 'utf8')
const number = () => statSync(page()).ino

describe('placing', () => {
  it('shares a file that is the same with the folder before, and never with what is kept', async () => {
    const before = number()
    await fill('one')
    expect([shown(), number()]).toEqual(['text one', before])
    expect(number()).not.toBe(statSync(inRoot('one')).ino)
  })
  it('copies another file', async () => {
    await fill('two')
    expect(shown()).toBe('text two')
  })
  it('copies what somebody has changed by hand, as long as it was or not', async () => {
    for (const text of ['text own', 'a longer text']) {
      writeFileSync(page(), text)
      const later = new Date(Date.now() + 1000)
      utimesSync(page(), later, later)
      await fill('one')
      expect(shown()).toBe('text one')
    }
  })
  it('copies when the folder is not the one that it was told of, or nothing is told', async () => {
    renameSync(inRoot('dist'), inRoot('old'))
    mkdirSync(inRoot('dist/pages'), { recursive: true })
    writeFileSync(page(), 'text own')
    utimesSync(page(), 0, 0)
    await fill('one')
    expect(shown()).toBe('text one')
    writeFileSync(inRoot('list.json'), '{')
    await fill('one')
    expect(shown()).toBe('text one')
  })
})
