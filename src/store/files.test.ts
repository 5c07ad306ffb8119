import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { madeOnce } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'gemaakt-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

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
