import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { keptFiles } from './keptFiles.ts'

const root = emptyFolder()

it('looks again at what was saved, and each time at what was not there', () => {
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
  expect(looks()).toEqual(first)
  kept.forget([picture])
  expect(kept.stampOf(picture)).not.toBe(first[0])
  expect(kept.stampOf(file)).toBe(first[1])
  kept.forget([file])
  expect(kept.stampOf(file)).not.toBe(first[1])
})
