import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { madeOnce } from '../store/files.ts'
import { isCompressed } from '../content/contentTypes.ts'
import { allFiles } from './table.ts'
import type { HostTable } from './table.ts'

const brotliSettings = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const gzipSettings = { level: constants.Z_BEST_COMPRESSION }

const brotli = (data: Uint8Array): Promise<Uint8Array> =>
  promisify(brotliCompress)(data, { params: { ...brotliSettings, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } })
const gzipped = (data: Uint8Array): Promise<Uint8Array> => promisify(gzip)(data, gzipSettings)

/** The encodings that files are kept in beside the plain one, best first, with the ending of their names. */
export const encodings = [
  { name: 'br', extension: '.br', settings: brotliSettings, compress: brotli },
  { name: 'gzip', extension: '.gz', settings: gzipSettings, compress: gzipped },
] as const

/**
 * Puts a `.br` and a `.gz` beside every text file of the site, as small as they get.
 * @param folder the built site
 * @param made where compressed files are kept for the next build
 */
export async function compressFiles(table: HostTable, folder: string, made: string): Promise<void> {
  await Promise.all(
    allFiles(table).map(async ({ file }) => {
      const data = readFileSync(join(folder, file))
      if (!isCompressed(file, data.length)) return
      for (const { name, extension, settings, compress } of encodings) {
        const compressed = await madeOnce(made, { source: data, settings: { name, settings } }, () => compress(data))
        writeFileSync(join(folder, `${file}${extension}`), compressed)
      }
    }),
  )
}
