import { randomUUID } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { entriesUnder } from './entries.ts'
import { hashOf } from './hash.ts'

/** Everything that decides what is made: the bytes it is made of, and how. */
interface Recipe {
  source: string | Uint8Array
  /** Anything that JSON can hold. */
  settings: unknown
}

/**
 * Makes a file once and keeps it for the next time.
 * @param folder where made files are kept
 * @returns where it is kept
 */
export async function keptOnce(
  folder: string,
  { source, settings }: Recipe,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const file = join(folder, hashOf([hashOf(source), settings]))
  if (!isKept(file)) writeWhole(file, await make())
  return file
}

/** {@link keptOnce}, for who needs its bytes. */
export const madeOnce = async (...recipe: Parameters<typeof keptOnce>): Promise<Uint8Array> =>
  readFileSync(await keptOnce(...recipe))

/** A kept file, marked as used; nothing when it is not there. */
export const readKept = (file: string): Uint8Array | undefined => (isKept(file) ? readFileSync(file) : undefined)

/**
 * What a kept file says in JSON, marked as used; nothing when it is not there, was cut short or says something else.
 * @param schema what it has to be
 */
export function keptJson<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(readKept(file) ?? []).toString())).data
  } catch {
    return undefined
  }
}

/**
 * How many bytes a kept file has, which is marked as used; nothing when it is not there. Without bytes it counts as not
 * there: so the disk leaves what was written just before the power went, and nothing that is kept is empty by itself.
 */
export function keptBytes(file: string): number | undefined {
  const [stats, now] = [statSync(file, { throwIfNoEntry: false }), Date.now()]
  if (!stats?.size) return undefined
  if (now - stats.mtimeMs > unused / 2) utimesSync(file, now / 1000, now / 1000)
  return stats.size
}

/** Whether a file is kept; it is marked as used. */
export const isKept = (file: string): boolean => keptBytes(file) !== undefined

/**
 * Writes a file under a name of its own and puts it in place at once: who reads it finds all of it or nothing.
 * @param data its bytes, or pieces of text after each other
 * @param mode who may read it; without it, whom the system lets
 */
export function writeWhole(file: string, data: string | Uint8Array | Iterable<string>, mode?: number): void {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${randomUUID()}`
  try {
    if (typeof data === 'string' || data instanceof Uint8Array) writeFileSync(own, data)
    else for (const piece of data) appendFileSync(own, piece)
    // Set apart, since the system would take away from a mode that is only asked for.
    if (mode !== undefined) chmodSync(own, mode)
    renameSync(own, file)
  } catch (error) {
    rmSync(own, { force: true })
    throw error
  }
}

/** How long an unused file is kept, in milliseconds: another branch may want it back tomorrow. */
const unused = 7 * 86_400_000

/** Removes what nothing has used for so many milliseconds. */
export function removeUnused(folder: string, time = unused): void {
  const oldest = Date.now() - time
  for (const { parentPath, name } of existsSync(folder) ? entriesUnder(folder) : []) {
    const stats = statSync(join(parentPath, name), { throwIfNoEntry: false })
    if (stats?.isFile() && stats.mtimeMs < oldest) rmSync(join(parentPath, name), { force: true })
  }
}
