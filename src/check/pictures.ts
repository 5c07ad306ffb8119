import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureName } from '../content/fileKinds.ts'
import { hashOf } from '../store/hash.ts'
import { ifThere } from '../store/ifThere.ts'
import { limited } from '../store/limited.ts'
import type { Memory } from '../store/memory.ts'
import type { Disk } from './disk.ts'
import type { OpenedPicture } from './files.ts'
import { sharp } from './sharp.ts'

/**
 * Opens the pictures among the files of content/; one is opened again only when its file has another size or time.
 * @param names the files of content/
 */
export async function openPictures(
  root: string,
  names: readonly string[],
  memory: Pick<Memory, 'find' | 'keep'>,
  { stampOf }: Pick<Disk, 'stampOf'>,
): Promise<Map<string, OpenedPicture>> {
  const pictures = names.filter((name) => pictureName(name.split('/').at(-1) ?? '') && name.startsWith('_beelden/'))
  // In the order of their names, whichever is opened first.
  const opened: Promise<[string, OpenedPicture][]>[] = []
  const opening = limited(atOnce)
  for (const name of pictures) {
    const work = openOnce(name)
    opened.push(work)
    await opening.add(work)
  }
  return new Map((await Promise.all(opened)).flat())

  async function openOnce(name: string): Promise<[string, OpenedPicture][]> {
    const stamp = stampOf(`content/${name}`)
    if (stamp === undefined) return []
    const [id, inputs] = [`opened:${name}`, () => stamp]
    const known = memory.find<OpenedPicture>(id, inputs)
    if (known) return [[name, known]]
    const bytes = ifThere(() => bytesOf(join(root, 'content', name)))
    // It has gone since it was listed.
    if (!bytes) return []
    const picture = await open(name, bytes)
    memory.keep(id, ['file'], inputs, picture)
    return [[name, picture]]
  }
}

/** Pictures that are open at the same time: enough for every thread, and few enough for the memory of the machine. */
const atOnce = 4

/** How the photos begin that the build can cut to size (JPEG, PNG, WebP), as Latin-1. */
const photo = /^(?:\u00FF\u00D8\u00FF|\u0089PNG|RIFF....WEBP)/s

/** More than a camera makes, in pixels: a small file can hold a picture that takes all memory when it is opened. */
export const mostPixels = 100_000_000

/** Drawing programs leave a byte-order mark and empty lines before the drawing, with which it is no XML. */
export const drawingText = (path: string): string => readFileSync(path, 'utf8').replace(/^[\uFEFF\s]+/, '')

const bytesOf = (path: string): Buffer => (path.endsWith('.svg') ? Buffer.from(drawingText(path)) : readFileSync(path))

async function open(name: string, bytes: Buffer): Promise<OpenedPicture> {
  const isPicture = name.endsWith('.svg') ? bytes.includes('<svg') : photo.test(bytes.toString('latin1', 0, 16))
  if (!isPicture) return { state: 'other' }
  const { width = 0, height = 0 } = await sharp()(bytes, { limitInputPixels: false })
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height > mostPixels) return { state: 'endless' }
  // A small size reads all of the picture.
  return sharp()(bytes, { limitInputPixels: mostPixels, sequentialRead: true })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => ({ state: 'whole', hash: hashOf(bytes), width, height }),
      () => ({ state: 'damaged' }),
    )
}
