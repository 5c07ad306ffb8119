import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { emptyFolder } from '../test/builtFolder.ts'
import { isKept, keptBytes, keptJson, keptOnce, madeOnce } from './files.ts'

const folder = emptyFolder()

it('makes a file once, and again when its source or how it is made has changed', async () => {
  const make = vi.fn((): Promise<Uint8Array> => Promise.resolve(Buffer.from('a')))
  const recipe = (text: string, quality: number) => ({ source: Buffer.from(text), settings: { quality } })
  const recipes = [recipe('foto', 55), recipe('foto', 55), recipe('foto', 75), recipe('fote', 55)]
  for (const one of recipes) expect(Buffer.from(await madeOnce(folder, one, make)).toString()).toBe('a')
  expect(make).toHaveBeenCalledTimes(3)
  expect(readdirSync(folder)).toHaveLength(3)
})

it('keeps nothing of what could not be made', async () => {
  const recipe = { source: Buffer.from('kapot'), settings: {} }
  await expect(madeOnce(folder, recipe, () => Promise.reject(new Error('kapot')))).rejects.toThrow('kapot')
  expect(readdirSync(folder)).toHaveLength(3)
})

it('makes a file again that lost its bytes when the power went', async () => {
  const recipe = { source: 'stroom', settings: {} }
  const make = () => Promise.resolve(Buffer.from('heel'))
  const file = await keptOnce(folder, recipe, make)
  expect(keptBytes(file)).toBe(4)
  writeFileSync(file, '')
  expect([isKept(file), keptBytes(file)]).toEqual([false, undefined])
  expect(Buffer.from(await madeOnce(folder, recipe, make)).toString()).toBe('heel')
})

it.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":', undefined],
  ['{"a":"1"}', undefined],
  ['null', undefined],
  ['', undefined],
])('of a file that holds %j it takes what it should be, and nothing else', (text, value) => {
  writeFileSync(join(folder, 'x.json'), text)
  expect(keptJson(join(folder, 'x.json'), z.object({ a: z.number() }))).toEqual(value)
  expect(keptJson(join(folder, 'nergens.json'), z.unknown())).toBe(undefined)
})
