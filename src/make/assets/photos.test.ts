import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Picture } from '../../site/pictures.ts'
import { photosPlugin } from './photos.ts'

const root = mkdtempSync(join(tmpdir(), 'foto-'))
let picture: Picture
const made = (file: string) => readFileSync(join(root, 'out', file))

/** A photo as a phone makes it: lying on its side, with a place and a camera in its metadata. */
const phonePhoto = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7fa79b' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Builds a module that is one photo. */
async function buildPhoto(name: string, bytes: Uint8Array): Promise<Picture> {
  mkdirSync(join(root, 'src'), { recursive: true })
  writeFileSync(join(root, 'src', name), bytes)
  writeFileSync(join(root, 'src/entry.js'), `export { default } from './${name}?foto'`)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photosPlugin()],
    build: { ssr: 'src/entry.js', outDir: 'out', emitAssets: true },
  })
  const module: { default: Picture } = await import(`${pathToFileURL(join(root, 'out/entry.mjs')).href}?${name}`)
  return module.default
}

beforeAll(async () => {
  picture = await buildPhoto('praktijk.jpg', await phonePhoto())
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a photo of a writer', () => {
  it('comes as AVIF and WebP at several widths, and as a JPEG for old browsers', () => {
    expect(picture.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    for (const { srcSet } of picture.sources ?? []) expect(srcSet).toMatch(/ 480w, .* 800w$/)
    expect(picture.src).toMatch(/^\/assets\/praktijk-800-.*\.jpg$/)
  })

  it('stands upright, with the size it has then', async () => {
    expect(picture.height / picture.width).toBeCloseTo(1.5, 1)
    const { width, height } = await sharp(made(picture.src)).metadata()
    expect([width, height]).toEqual([picture.width, picture.height])
  })

  it('carries no metadata, so no place and no camera', async () => {
    const files = readdirSync(join(root, 'out/assets'))
    expect(files).toHaveLength(5)
    for (const file of files) {
      const { exif, xmp, iptc } = await sharp(made(`assets/${file}`)).metadata()
      expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined])
    }
  })
})

it('a picture with nothing behind it stands on white in old browsers, and on the page in others', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const png = await sharp({ create: { width: 600, height: 400, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const { src, sources = [] } = await buildPhoto('logo.png', png)
  const corner = async (file: string) => [...(await sharp(made(file)).raw().toBuffer()).subarray(0, 4)]
  expect((await corner(src)).slice(0, 3)).toEqual([255, 255, 255])
  for (const { srcSet } of sources) expect((await corner(srcSet.split(' ')[0] ?? ''))[3]).toBe(0)
})

it('a damaged photo is named in Dutch, without the words of the library', async () => {
  const photo = await phonePhoto()
  const error = await buildPhoto('kapot.jpg', photo.subarray(0, photo.length / 2)).catch((reason: unknown) => reason)
  expect(String(error)).toMatch(/^src\/kapot\.jpg:1:1 {2}Deze foto is beschadigd: .*Bewaar de foto opnieuw/m)
  expect(String(error)).not.toContain('Vips')
})
