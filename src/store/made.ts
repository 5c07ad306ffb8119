import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A short fingerprint of some bytes, safe in a file name. */
export const fingerprint = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('base64url').replace(/[-_]/g, '').slice(0, 8)

/** Everything that decides what is made: the bytes it is made of, and how. */
interface Recipe {
  source: Uint8Array
  /** Anything that JSON can hold. */
  settings: unknown
}

/**
 * Makes a file once and keeps it for the next build.
 * @param folder where made files are kept
 */
export async function madeOnce(
  folder: string,
  { source, settings }: Recipe,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = createHash('sha256').update(source).update(JSON.stringify(settings)).digest('hex')
  const file = join(folder, key)
  if (existsSync(file)) return readFileSync(file)
  const data = await make()
  mkdirSync(folder, { recursive: true })
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, data)
  renameSync(fresh, file)
  return data
}
