import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keptFiles } from './keptFiles.ts'

const root = mkdtempSync(join(tmpdir(), 'praktijk-'))
afterAll(() => {
  rmSync(root, { recursive: true })
})

it('looks again at what was saved, and each time at what nobody watches or was not there', () => {
  for (const folder of ['content', 'public']) mkdirSync(join(root, folder))
  const [picture, file] = ['content/foto.jpg', 'public/folder.svg']
  const kept = keptFiles(root)
  const looks = () => [kept.stampOf(picture), kept.stampOf(file)]
  const save = (text: string) => [picture, file].map((name) => writeFileSync(join(root, name), text))
  expect(looks()).toEqual([undefined, undefined])
  save('one')
  const first = looks()
  expect(first).not.toContain(undefined)
  save('another')
  const [sameOfPicture, otherOfFile] = looks()
  expect(sameOfPicture).toBe(first[0])
  expect(otherOfFile).not.toBe(first[1])
  kept.forget([picture])
  expect(kept.stampOf(picture)).not.toBe(first[0])
})
