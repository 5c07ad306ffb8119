import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { entriesUnder } from './entries.ts'

const root = emptyFolder()

it('names what lies in a folder, and follows no link', () => {
  mkdirSync(join(root, 'diep/dieper'), { recursive: true })
  writeFileSync(join(root, 'diep/dieper/a.txt'), '')
  symlinkSync('.', join(root, 'lus'))
  symlinkSync('/etc', join(root, 'diep/weg'))
  symlinkSync('niets', join(root, 'dood'))
  const found = entriesUnder(root).map((entry) => [
    entry.name,
    join(entry.parentPath, entry.name),
    entry.isSymbolicLink(),
  ])
  expect(found.toSorted()).toEqual(
    [
      ['a.txt', join(root, 'diep/dieper/a.txt'), false],
      ['diep', join(root, 'diep'), false],
      ['dieper', join(root, 'diep/dieper'), false],
      ['dood', join(root, 'dood'), true],
      ['lus', join(root, 'lus'), true],
      ['weg', join(root, 'diep/weg'), true],
    ].toSorted(),
  )
})

it('holds what is there while somebody else takes folders away', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'blijft.txt'), '')
  const busy = `
    const { mkdirSync, rmSync } = require('node:fs')
    const { workerData } = require('node:worker_threads')
    for (;;) {
      for (const name of 'abcdefgh') mkdirSync(workerData + '/' + name + '/diep', { recursive: true })
      for (const name of 'abcdefgh') rmSync(workerData + '/' + name, { recursive: true })
    }`
  const worker = new Worker(busy, { eval: true, workerData: folder })
  await vi.waitFor(() => expect(entriesUnder(folder).length).toBeGreaterThan(1))
  const sizes = Array.from({ length: 2000 }, () => entriesUnder(folder).length)
  await worker.terminate()
  expect(new Set(sizes).size).toBeGreaterThan(1)
  expect(entriesUnder(folder).map(({ name }) => name)).toContain('blijft.txt')
})

it('is how every folder is read: Node itself follows links in some versions', () => {
  const code = entriesUnder('src').filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  const alone = code
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /readdir(?:Sync)?\([^)]*recursive:/.test(readFileSync(file, 'utf8')))
  expect(code.length).toBeGreaterThan(500)
  expect(alone).toEqual([])
})
