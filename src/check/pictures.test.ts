import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { openPictures } from './pictures.ts'

it('a few pictures are open at once, however many there are, and all are opened', async () => {
  const root = emptyFolder()
  mkdirSync(join(root, 'content/_beelden'), { recursive: true })
  const names = Array.from({ length: 12 }, (_, index) => `_beelden/beeld-${String.fromCharCode(97 + index)}.svg`)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  for (const name of names) writeFileSync(join(root, 'content', name), drawing)
  let [now, most] = [0, 0]
  const memory = {
    find: () => {
      now += 1
      most = Math.max(most, now)
      return undefined
    },
    keep: () => {
      now -= 1
    },
  }
  const opened = await openPictures(root, names, memory, { stampOf: () => 'stamp' })
  expect([...opened.keys()]).toEqual(names)
  expect(opened.get('_beelden/beeld-a.svg')).toMatchObject({ state: 'whole', width: 8, height: 8 })
  expect(now).toBe(0)
  expect(most).toBeLessThan(names.length / 2)
})
