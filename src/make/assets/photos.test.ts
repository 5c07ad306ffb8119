import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { diskOf } from '../../check/disk.ts'
import { listFiles } from '../../check/files.ts'
import { openPictures } from '../../check/pictures.ts'
import type { Descriptions } from '../../content/pictures.ts'
import type { FindPicture, Picture } from '../../site/pictures.ts'
import { openMemory } from '../../store/memory.ts'
import { emptyFolder } from '../../test/builtFolder.ts'
import { openAssets } from './assetStore.ts'
import { pictureBook } from './pictures.ts'

const root = emptyFolder()
const pictures = join(root, 'content/_beelden')
const assets = openAssets(join(root, 'assets'))
let picture: FindPicture

const book = async (descriptions: Descriptions = {}) =>
  pictureBook(
    root,
    await openPictures(root, listFiles(join(root, 'content')), openMemory(), diskOf(root)),
    assets,
    descriptions,
  )

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7fa79b' } })

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true })
  // As a phone makes it: lying on its side, with a place and a camera in its metadata.
  const phone = await plain(1200, 800)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  writeFileSync(join(pictures, 'praktijk.jpg'), phone)
  writeFileSync(join(pictures, 'groot.jpg'), await plain(2000, 1000).jpeg().toBuffer())
  writeFileSync(join(pictures, 'klein.jpg'), await plain(320, 240).jpeg().toBuffer())
  const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  writeFileSync(join(pictures, 'doorzichtig.png'), await clear.png().toBuffer())
  writeFileSync(join(pictures, 'kapot.jpg'), 'geen foto')
  writeFileSync(join(pictures, 'fallback.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"/>')
  picture = await book({
    groot: { alt: 'De oefenzaal', focus: '40% 30%' },
    'https://beelden.example/logo.svg': { alt: 'Het logo' },
  })
})

/** The candidates of a `srcset` as address and width. */
const candidates = ({ sources = [] }: Picture) =>
  sources.flatMap(({ type, srcSet }) =>
    srcSet.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ')
      return { type, address, width: Number.parseInt(width, 10) }
    }),
  )
const read = async (address: string) => sharp(Buffer.from((await assets.read(address)) ?? []))

describe('a photo', () => {
  it('stands upright, in AVIF and WebP at every width it has', () => {
    const photo = picture('praktijk')
    expect([photo.width, photo.height]).toEqual([800, 1200])
    expect(candidates(photo).map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 480',
      'image/avif 800',
      'image/webp 480',
      'image/webp 800',
    ])
  })

  it.each(['praktijk', 'groot', 'klein'])('%s names each width once and no width above the largest', (name) => {
    for (const type of ['image/avif', 'image/webp']) {
      const widths = candidates(picture(name)).flatMap((candidate) =>
        candidate.type === type ? [candidate.width] : [],
      )
      expect(widths).toEqual([...new Set(widths)])
      expect(Math.max(...widths)).toBeLessThanOrEqual(1440)
    }
  })

  it('is made when it is asked for, at the width its address says, without its metadata', async () => {
    for (const { address, width } of candidates(picture('praktijk'))) {
      const metadata = await (await read(address)).metadata()
      expect([metadata.width, metadata.exif, metadata.orientation]).toEqual([width, undefined, undefined])
    }
    expect((await (await read(picture('praktijk').src)).metadata()).format).toBe('jpeg')
  })

  it('that is transparent stands on white where the format knows no transparency', async () => {
    const { data } = await (await read(picture('doorzichtig').src)).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('has the same address again, and another one when it is another photo', async () => {
    const again = await book()
    expect(again('praktijk')).toEqual(picture('praktijk'))
    writeFileSync(join(pictures, 'klein.jpg'), await plain(321, 240).jpeg().toBuffer())
    const other = await book()
    expect(other('klein').src).not.toBe(picture('klein').src)
  })
})

it('a picture has what is said about it, also one from elsewhere', () => {
  expect(picture('groot')).toMatchObject({ alt: 'De oefenzaal', focus: '40% 30%' })
  expect(picture('klein').alt).toBeUndefined()
  expect(picture('https://beelden.example/logo.svg')).toMatchObject({ alt: 'Het logo' })
})

describe('a name without a picture', () => {
  it.each(['bestaat-niet', 'kapot'])('%s shows the fallback', (name) => {
    expect(picture(name)).toEqual(picture('fallback'))
  })
  it('that is an address of another host is shown in the size of the fallback', () => {
    const src = 'https://beelden.example/x.jpg'
    expect(picture(src)).toEqual({ src, width: 480, height: 360 })
  })
})

describe('a drawing', () => {
  it.each([
    [
      'a prolog and a comment',
      "<?xml version='1.0'?>\n<!-- x -->\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 520 900'/>",
      520,
      900,
    ],
    [
      'a byte-order mark and an empty line',
      '\uFEFF\n<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -10 520 900"/>',
      520,
      900,
    ],
    ['commas', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,520,900"/>', 520, 900],
    [
      'a width and a height only',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><path d="M0 0h9"/></svg>',
      100,
      50,
    ],
  ])('saved with %s has its size, and is whole XML', async (_, text, width, height) => {
    writeFileSync(join(pictures, 'tekening.svg'), text)
    const { src, ...size } = (await book())('tekening')
    expect([size.width, size.height]).toEqual([width, height])
    expect(Buffer.from((await assets.read(src)) ?? []).toString()).toMatch(/^<(\?xml|svg)/)
  })
})
