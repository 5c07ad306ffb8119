import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { example, exampleRoot } from '../../test/example.ts'
import { folders } from '../paths.ts'
import { rootFiles } from './rootFiles.ts'

const root = emptyFolder()
const logo = join(root, 'content/_beelden/logo.svg')
mkdirSync(join(root, 'content/_beelden'), { recursive: true })

/** The colours of the icon of 180 px, seen from afar. */
async function seen(): Promise<number[]> {
  const icon = (await rootFiles({ root, places: folders(root), code: '' }, example.facts)).get('apple-touch-icon.png')
  return [
    ...(await sharp(Buffer.from(icon ?? []))
      .resize(6)
      .raw()
      .toBuffer()),
  ]
}

it('the icons show the logo, and the same one however a drawing program saved it', async () => {
  copyFileSync(join(exampleRoot, 'content/_beelden/logo.svg'), logo)
  const icon = await seen()
  expect(new Set(icon).size).toBeGreaterThan(10)
  const mark = '<path fill="none" stroke="#12494a" stroke-width="7" d="M7 17a14 14 0 0 0 26 4"/>'
  const forms = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${mark}</svg>`,
    `\uFEFF<?xml version='1.0'?>\n<!-- Tekenprogramma -->\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,40,40'>${mark}</svg>\n`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${mark}</svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="200px" height="200px"><g transform="scale(5)">${mark}</g></svg>`,
    `<svg width="400px" height="400px" viewBox="0 0 40 40" xmlns="http://www.w3.org/2000/svg">${mark}</svg>`,
  ]
  const icons = []
  for (const form of forms) {
    writeFileSync(logo, form)
    icons.push(await seen())
  }
  expect(new Set(icons.map((pixels) => pixels.join())).size).toBe(1)
  expect(icons[0]).not.toEqual(icon)
})
