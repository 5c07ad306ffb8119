import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { Picture } from '../content/pictures.ts'
import { emit } from './emit.ts'
import { madeOnce } from './made.ts'
import { folders } from './paths.ts'

const widths = [480, 960, 1440]
const formats = ['avif', 'webp'] as const

/**
 * `photo.jpg?foto` is a {@link Picture}: AVIF and WebP at several widths, and a JPEG for old browsers.
 * sharp turns the photo upright and leaves its metadata (place, camera) out.
 */
export function photosPlugin(): Plugin {
  let made = ''
  let isDev = false
  return {
    name: 'praktijk:photos',
    enforce: 'pre',
    configResolved(config) {
      made = folders(config.root).made
      isDev = config.command === 'serve'
    },
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'foto') return undefined
      this.addWatchFile(file)
      const source = readFileSync(file)
      const name = (file.split('/').at(-1) ?? 'foto').replace(/\.\w+$/, '')
      const upright = sharp(source).autoOrient()
      const { info } = await upright.clone().toBuffer({ resolveWithObject: true })
      const sizes = [...widths.filter((width) => width < info.width), Math.min(info.width, widths.at(-1) ?? info.width)]
      const cut = async (width: number, format: 'avif' | 'webp' | 'jpeg') => {
        const data = await madeOnce(made, `${source.toString('base64')}:${width}:${format}`, () =>
          upright
            .clone()
            .resize({ width })
            .toFormat(format, { quality: format === 'avif' ? 55 : 75 })
            .toBuffer(),
        )
        return emit(this, isDev ? made : undefined, `${name}-${width}.${format === 'jpeg' ? 'jpg' : format}`, data)
      }
      const sources = []
      for (const format of formats) {
        const candidates = await Promise.all(sizes.map(async (width) => `${await cut(width, format)} ${width}w`))
        sources.push({ type: `image/${format}`, srcSet: candidates.join(', ') })
      }
      const width = sizes[Math.min(1, sizes.length - 1)] ?? info.width
      const picture: Picture = {
        src: await cut(width, 'jpeg'),
        width,
        height: Math.round((info.height * width) / info.width),
        sources,
      }
      return `export default ${JSON.stringify(picture)}`
    },
  }
}
