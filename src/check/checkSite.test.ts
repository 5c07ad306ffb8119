import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { copyExample } from '../test/example.ts'
import { formatProblem } from './problems.ts'
import { checkSite } from './checkSite.ts'

const root = mkdtempSync(join(tmpdir(), 'praktijk-'))
const picture = (name: string) => join(root, 'content/_beelden', name)
beforeEach(() => {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  copyExample(root)
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const problems = async () => (await checkSite(root)).problems.map(formatProblem)
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

it('finds no damage in the pictures of the site', async () => {
  expect(await problems()).toEqual([])
})

it('names every picture that is damaged, with what to do', async () => {
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#7fa79b' } })
  writeFileSync(picture('half.jpg'), half(await photo.jpeg().toBuffer()))
  writeFileSync(picture('halve.png'), half(await photo.png().toBuffer()))
  writeFileSync(picture('hero.svg'), half(readFileSync('src/test/content/_beelden/hero.svg')))
  expect(await problems()).toEqual([
    'content/_beelden/half.jpg:1:1  Deze foto is beschadigd: niet alles is te lezen. Bewaar de foto opnieuw als .jpg of .png, of kies een andere.',
    'content/_beelden/halve.png:1:1  Deze foto is beschadigd: niet alles is te lezen. Bewaar de foto opnieuw als .jpg of .png, of kies een andere.',
    'content/_beelden/hero.svg:1:1  Deze tekening is beschadigd: niet alles is te lezen. Bewaar de tekening opnieuw als .svg, of kies een andere.',
  ])
  writeFileSync(picture('half.jpg'), await photo.jpeg().toBuffer())
  expect(await problems()).toHaveLength(2)
})

it('says once what is wrong with a file that is no picture at all', async () => {
  writeFileSync(picture('foto.jpg'), 'tekst')
  expect(await problems()).toHaveLength(1)
})

it('says only that the folder of the pictures is missing', async () => {
  rmSync(join(root, 'content/_beelden'), { recursive: true })
  expect(await problems()).toEqual([expect.stringMatching(/^content\/_beelden:1:1 {2}Deze map ontbreekt/)])
})
