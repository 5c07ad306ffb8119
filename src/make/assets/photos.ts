import { readFileSync } from 'node:fs'
import { basename, extname, relative, sep } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Picture } from '../../site/pictures.ts'
import { ContentError } from '../../check/problems.ts'
import { palette } from '../../theme/tokens.ts'
import { assetPlugin } from './assetPlugin.ts'
import { damagedPicture } from '../../check/checkSite.ts'
import { madeOnce } from '../../store/made.ts'

const widths = [480, 960, 1440]
const qualities = { avif: 55, webp: 75, jpeg: 75 }
type Format = keyof typeof qualities

/**
 * `photo.jpg?foto` is a {@link Picture}: AVIF and WebP at several widths, and a JPEG for old browsers.
 * sharp turns the photo upright and leaves its metadata (place, camera) out.
 */
export const photosPlugin = () =>
  assetPlugin('foto', async ({ file, root, made, emit }): Promise<Picture> => {
    const source = readFileSync(file)
    const upright = sharp(source).autoOrient()
    const info = await sizeOf(upright, relative(root, file).split(sep).join('/'))
    const sizes = [...widths.filter((width) => width < info.width), Math.min(info.width, Math.max(...widths))]
    const cut = async (width: number, format: Format) => {
      // What is transparent would be black in a JPEG.
      const background = format === 'jpeg' ? palette.white : undefined
      const settings = { format, width, quality: qualities[format], background }
      const data = await madeOnce(made, { source, settings }, () =>
        (background ? upright.clone().flatten({ background }) : upright.clone())
          .resize({ width })
          .toFormat(format, { quality: settings.quality })
          .toBuffer(),
      )
      const name = basename(file, extname(file))
      return emit(`${name}-${width}.${format === 'jpeg' ? 'jpg' : format}`, data)
    }
    const sourceSet = async (format: Format) => {
      const candidates = await Promise.all(sizes.map(async (width) => `${await cut(width, format)} ${width}w`))
      return { type: `image/${format}`, srcSet: candidates.join(', ') }
    }
    const width = sizes[Math.min(1, sizes.length - 1)] ?? info.width
    return {
      src: await cut(width, 'jpeg'),
      width,
      height: Math.round((info.height * width) / info.width),
      sources: [await sourceSet('avif'), await sourceSet('webp')],
    }
  })

/** The size of a photo that stands upright; the whole photo is read, so a damaged one is found here. */
async function sizeOf(upright: Sharp, file: string): Promise<{ width: number; height: number }> {
  try {
    const { info } = await upright.clone().raw().toBuffer({ resolveWithObject: true })
    return info
  } catch {
    throw new ContentError([damagedPicture(file)])
  }
}
