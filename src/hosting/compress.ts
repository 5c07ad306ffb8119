import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { keptOnce } from '../store/files.ts'
import { limited } from '../store/limited.ts'
import type { Place } from '../store/placing.ts'
import { allFiles } from './table.ts'
import type { HostTable } from './table.ts'

/** The encodings that files are kept in beside the plain one, best first, with the ending of their names. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const
type Encoding = (typeof encodings)[number]['name']

/**
 * Up to this many pages every file is made as small as it gets, which takes 60 ms a page. A larger site is compressed
 * at quality 7: 1.3 ms a page, and 8% larger.
 */
const smallSite = 250
/** A page above this many bytes, with at most 1,134 of headers, misses the first round trip; it is made 6% smaller, in 20 ms. */
const tight = 13_466

/** What is less than this above it may fit when its distances are written down in another way: 60 bytes, by chance. */
const almost = 200
/** That other way (RFC 7932 §4). */
const otherDistances = { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 }

/**
 * By threads of its own where it takes long; else at once, since each of those keeps memory to compress in.
 * @param window how far back is looked, as a power of two; without it four megabytes, which take their time to be had
 */
async function brotli(data: Uint8Array, quality: number, window?: number, more = {}): Promise<Uint8Array> {
  const params = {
    ...more,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    ...(window !== undefined && { [constants.BROTLI_PARAM_LGWIN]: window }),
  }
  const isSlow = quality === constants.BROTLI_MAX_QUALITY
  return isSlow ? promisify(brotliCompress)(data, { params }) : brotliCompressSync(data, { params })
}

/** The least window in which all of a file can be seen, so that nothing gets larger by it. */
const windowFor = ({ length }: Uint8Array): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

const compress: Record<Encoding, (data: Uint8Array, isLarge: boolean) => Promise<Uint8Array>> = {
  async br(data, isLarge) {
    const quick = isLarge ? await brotli(data, 7, windowFor(data)) : undefined
    if (quick && quick.length <= tight) return quick
    const quality = isLarge ? 10 : constants.BROTLI_MAX_QUALITY
    const packed = await brotli(data, quality)
    if (packed.length <= tight || packed.length > tight + almost) return packed
    const other = await brotli(data, quality, undefined, otherDistances)
    return other.length < packed.length ? other : packed
  },
  async gzip(data, isLarge) {
    const options = { level: constants.Z_BEST_COMPRESSION }
    return isLarge ? gzipSync(data, options) : promisify(gzip)(data, options)
  },
}

/** Changes when files would be compressed in another way. */
const version = [6, process.versions.zlib, process.versions['brotli']]

/**
 * The compressed forms of a text, made once and kept.
 * @param hash of its bytes
 * @param read gives its bytes, when they have to be compressed
 * @param made where compressed files are kept for the next build
 * @param pages how many pages the site has
 * @returns for each the ending of its name, and the file that is kept
 */
export async function compressedForms(hash: string, read: () => Uint8Array, made: string, pages: number) {
  const isLarge = pages > smallSite
  return Promise.all(
    encodings.map(async ({ name, extension }) => ({
      extension,
      file: await keptOnce(made, { source: hash, settings: { name, isLarge, version } }, () =>
        compress[name](read(), isLarge),
      ),
    })),
  )
}

/** How many files are worked on at once: enough for every thread, and few enough for the memory. */
const atOnce = 8

/** Puts a `.br` and a `.gz` beside every text file of the site that is not small. */
export async function compressFiles(table: HostTable, folder: string, made: string, place: Place): Promise<void> {
  const files = allFiles(table).filter(({ headers }) => headers['Vary'] !== undefined)
  const pages = table.pages.size + 1
  const compressing = limited(atOnce)
  for (const { file, hash } of files) {
    const path = join(folder, file)
    const compressFile = async (): Promise<void> => {
      for (const form of await compressedForms(hash, () => readFileSync(path), made, pages))
        await place(form.file, folder, file + form.extension)
    }
    await compressing.add(compressFile())
  }
  await compressing.end()
}
