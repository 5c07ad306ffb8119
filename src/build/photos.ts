import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../content/pictures.ts'
import { assetPlugin } from './assetPlugin.ts'
import { fingerprint, madeOnce } from './made.ts'

const widths = [480, 960, 1440]
const formats = ['avif', 'webp'] as const

/**
 * `photo.jpg?foto` is a {@link Picture}: AVIF and WebP at several widths, and a JPEG for old browsers.
 * sharp turns the photo upright and leaves its metadata (place, camera) out.
 */
export const photosPlugin = () =>
  assetPlugin('foto', async ({ file, made, emit }): Promise<Picture> => {
    const source = readFileSync(file)
    const upright = sharp(source).autoOrient()
    const { info } = await upright.clone().toBuffer({ resolveWithObject: true })
    const sizes = [...widths.filter((width) => width < info.width), Math.min(info.width, Math.max(...widths))]
    const cut = async (width: number, format: 'avif' | 'webp' | 'jpeg') => {
      const data = await madeOnce(made, `${fingerprint(source)}:${width}:${format}`, () =>
        upright
          .clone()
          .resize({ width })
          .toFormat(format, { quality: format === 'avif' ? 55 : 75 })
          .toBuffer(),
      )
      const name = basename(file, extname(file))
      return emit(`${name}-${width}.${format === 'jpeg' ? 'jpg' : format}`, data)
    }
    const candidates = (format: (typeof formats)[number]) =>
      Promise.all(sizes.map(async (width) => `${await cut(width, format)} ${width}w`))
    const width = sizes[Math.min(1, sizes.length - 1)] ?? info.width
    return {
      src: await cut(width, 'jpeg'),
      width,
      height: Math.round((info.height * width) / info.width),
      sources: await Promise.all(
        formats.map(async (format) => ({ type: `image/${format}`, srcSet: (await candidates(format)).join(', ') })),
      ),
    }
  })
