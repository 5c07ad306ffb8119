import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emptyFolder } from '../test/builtFolder.ts'
import { openPlacing } from './placing.ts'

let root = ''
const inRoot = (name: string) => join(root, name)

beforeEach(async () => {
  root = emptyFolder()
  for (const name of ['one', 'two']) writeFileSync(inRoot(name), `text ${name}`)
  await fill('one')
})

const open = () => openPlacing([inRoot('dist'), inRoot('beside')], inRoot('list.json'), 'of', z.string())

/** Fills a folder anew with one file, and puts it in the place of the one before. */
const fill = (kept: string): Promise<void> => fillAs('next', open(), kept)
async function fillAs(next: string, placing: ReturnType<typeof open>, kept: string): Promise<void> {
  await placing.place(inRoot(kept), inRoot(next), 'pages/page.html')
  placing.save([inRoot(next), inRoot('beside')], 'told')
  rmSync(inRoot('dist'), { recursive: true, force: true })
  renameSync(inRoot(next), inRoot('dist'))
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
  })
  it.each(['', '{', 'null', '[]', '{"files":{}}'])('copies when the list holds %j', async (text) => {
    const before = number()
    writeFileSync(inRoot('list.json'), text)
    expect(open().told).toBe(undefined)
    await fill('one')
    expect(shown()).toBe('text one')
    expect(number()).not.toBe(before)
    expect(open().told).toBe('told')
  })
  it('copies when another build has put its site there meanwhile, and leaves that one alone', async () => {
    const slow = open()
    await fill('two')
    linkSync(page(), inRoot('of the other'))
    await fillAs('slow', slow, 'one')
    expect([shown(), readFileSync(inRoot('of the other'), 'utf8')]).toEqual(['text one', 'text two'])
    const before = number()
    await fill('one')
    expect([shown(), number()]).toEqual(['text one', before])
  })
})
