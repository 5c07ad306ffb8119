import { mostPixels } from '../../check/pictures.ts'
import type { Picture } from '../../site/pictures.ts'
import { fingerprint } from '../../store/hash.ts'
import { palette } from '../../theme/tokens.ts'
import type { AssetStore } from './assetStore.ts'
import { assetAddress } from './assetStore.ts'
import { sharp } from '../../check/sharp.ts'

const widths = [480, 960, 1440]
const qualities = { avif: 55, webp: 75, jpeg: 75 }
type Format = keyof typeof qualities

/** A photo as it stands in content/_beelden. */
interface Photo {
  /** The name that writers use. */
  name: string
  /** Path of its file. */
  path: string
  /** Of its bytes. */
  hash: string
  /** Upright, in pixels. */
  width: number
  height: number
}

/**
 * What a page shows of a photo: AVIF and WebP at several widths, and a JPEG for old browsers. The files are made when
 * they are first asked for; their addresses come from the photo and from how they are cut.
 */
export function photoPicture({ name, path, hash, width, height }: Photo, assets: AssetStore): Picture {
  const largest = Math.min(width, Math.max(...widths))
  const sizes = [...widths.filter((size) => size < largest), largest]
  const addressOf = (size: number, format: Format) => {
    const print = fingerprint(JSON.stringify([hash, size, format, qualities[format], sharp().versions]))
    const address = assetAddress(`${name}-${size}-${print}.${format === 'jpeg' ? 'jpg' : format}`)
    assets.promise(address, () => cut(path, size, format))
    return address
  }
  const sourceSet = (format: Format) => ({
    type: `image/${format}`,
    srcSet: sizes.map((size) => `${addressOf(size, format)} ${size}w`).join(', '),
  })
  const shown = sizes[Math.min(1, sizes.length - 1)] ?? largest
  return {
    src: addressOf(shown, 'jpeg'),
    width: shown,
    height: Math.round((height * shown) / width),
    sources: [sourceSet('avif'), sourceSet('webp')],
  }
}

/** Whether an address is that of a photo, and not of a drawing. */
export const isPhoto = (address: string): boolean => /\.(?:avif|webp|jpg)$/.test(address)

/** sharp turns the photo upright and leaves its metadata (place, camera) out. */
function cut(path: string, width: number, format: Format): Promise<Uint8Array> {
  const upright = sharp()(path, { limitInputPixels: mostPixels }).autoOrient()
  // What is transparent would be black in a JPEG.
  const ground = format === 'jpeg' ? upright.flatten({ background: palette.white }) : upright
  return ground.resize({ width }).toFormat(format, { quality: qualities[format] }).toBuffer()
}
