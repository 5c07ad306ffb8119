import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskOf } from '../../check/disk.ts'
import { once } from '../../content/once.ts'
import type { Descriptions } from '../../content/pictures.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import type { FindPicture, Picture } from '../../site/pictures.ts'
import { hashOf } from '../../store/hash.ts'
import type { Memory } from '../../store/memory.ts'
import type { AssetStore } from './assetStore.ts'
import { photoPicture } from './photos.ts'
import { sharp } from '../../check/sharp.ts'

/** What is known of a picture's file without drawing it. */
interface Measures {
  hash: string
  width: number
  height: number
}

/**
 * Makes the picture book of content/_beelden. Each picture is measured once: again when its file has another size or
 * time.
 * @param root the project's folder
 * @param descriptions what is said about each
 */
export async function readPictures(
  root: string,
  memory: Memory,
  assets: AssetStore,
  descriptions: Descriptions,
  { stampOf } = diskOf(root),
): Promise<FindPicture> {
  const folder = join(root, 'content/_beelden')
  const files = readdirSync(folder).filter((file) => /^[^.].*\.(svg|jpe?g|png)$/.test(file))
  const read = await Promise.all(
    files.map(async (file) => {
      const stamp = stampOf(`content/_beelden/${file}`)
      return [file, stamp === undefined ? undefined : await measured(join(folder, file), stamp, memory)] as const
    }),
  )
  const book = new Map<string, () => Picture>()
  for (const [file, measures] of read) {
    if (!measures) continue
    const path = join(folder, file)
    const name = file.replace(/\.\w+$/, '')
    const make = () => ({
      ...(file.endsWith('.svg') ? drawing(path, name, measures, assets) : photo(path, name, measures, assets)),
      ...descriptions[name],
    })
    book.set(name, once(make))
  }
  const fallback = () => book.get(ownPictures.fallback)?.() ?? { src: '', width: 480, height: 360 }
  return (name) =>
    name.startsWith('https://')
      ? { ...fallback(), src: name, ...descriptions[name] }
      : (book.get(name)?.() ?? fallback())
}

const photo = (path: string, name: string, measures: Measures, assets: AssetStore): Picture =>
  photoPicture({ path, name, ...measures }, assets)

/** Drawing programs leave a byte-order mark and empty lines before the drawing, with which it is no XML. */
export const drawingText = (path: string): string => readFileSync(path, 'utf8').replace(/^[\uFEFF\s]+/, '')

function drawing(path: string, name: string, { width, height }: Measures, assets: AssetStore): Picture {
  const text = drawingText(path)
  return { src: assets.add(`${name}.svg`, text), width, height, ground: groundOf(text) }
}

/** The colour of a first shape, after what is only defined, that is as large as the drawing, so that a panel around it can have the same. */
export const groundOf = (text: string): string | undefined =>
  /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>\s*<path fill="(#[\da-f]{6})" d="M0 0h\1v\2H0z"/.exec(
    text.replace(/<defs>.*?<\/defs>/s, ''),
  )?.[3]

/** The measures of a picture that stands upright; nothing for a file that is no picture, which the check reports. */
async function measured(path: string, stamp: string, memory: Memory): Promise<Measures | undefined> {
  const inputs = () => stamp
  const known = memory.find<Measures>(`picture:${path}`, inputs)
  if (known) return known
  try {
    const source = path.endsWith('.svg') ? Buffer.from(drawingText(path)) : readFileSync(path)
    const { width, height, autoOrient } = await sharp()(source).metadata()
    const measures = { hash: hashOf(source), width: autoOrient.width ?? width, height: autoOrient.height ?? height }
    memory.keep(`picture:${path}`, ['file'], inputs, measures)
    return measures
  } catch {
    return undefined
  }
}
