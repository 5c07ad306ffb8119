import { linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { keptJson, writeWhole } from './files.ts'
import { stampOfAll, whenWritten } from './stamp.ts'

/** Puts a kept file into a folder, under a name in it. */
export type Place = (kept: string, folder: string, file: string) => Promise<void>

/** A copy of its own. */
export async function copied(kept: string, folder: string, file: string): Promise<void> {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  await copyFile(kept, join(folder, file))
}

/** Writes a file into a folder, with the folders it needs. */
export function writeInto(folder: string, file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), data)
}

/** What folders were filled with. */
const listOf = <Told>(told: z.ZodType<Told>) =>
  z.object({
    /** How they were left. */
    stamp: z.string(),
    /** Which file each one is ({@link placed}). */
    files: z.record(z.string(), z.string()),
    /** What they were made of, as a hash of it all, and what there was to tell. */
    of: z.string(),
    told,
  })

/** The kept file that a file is, and what tells it from another one that gets its name: short, since there are thousands. */
function placed(kept: string, file: string): string {
  const { ino, size, mtimeMs } = lstatSync(file)
  return [basename(kept), ...[ino, size, Math.round(mtimeMs * 1000)].map((part) => part.toString(36))].join(' ')
}

/**
 * Fills a folder with kept files, of which most stand in the folder before it: those become the same file, which costs
 * nothing, instead of one more copy, unless somebody changed something there. What is kept is never shared, so whoever
 * changes a site by hand changes only that.
 * @param before the folder that was filled last, and the one beside it
 * @param list where it is told what they were filled with
 * @param of a hash of all that a folder is made of
 * @param schema of what there is to tell
 */
export function openPlacing<Told>(
  before: readonly [string, string],
  list: string,
  of: string,
  schema: z.ZodType<Told>,
) {
  const known = keptJson(list, listOf(schema))
  const isSame = known !== undefined && known.stamp === stampOfAll(before, whenWritten)
  const files: Record<string, string> = {}
  /** Shares a file that was placed before, and tells which one that is; nothing when another stands there by now. */
  const share = (kept: string, to: string, file: string): string | undefined => {
    const was = isSame ? known.files[file] : undefined
    if (!was?.startsWith(`${basename(kept)} `) || !linked(join(before[0], file), to)) return undefined
    if (placed(kept, to) === was) return was
    // Another build has put its site there meanwhile. A copy would be written into its file.
    rmSync(to)
    return undefined
  }
  const copy: Place = async (kept, folder, file) => {
    await copied(kept, folder, file)
    files[file] = placed(kept, join(folder, file))
  }
  const place: Place = async (kept, folder, file) => {
    const shared = share(kept, join(folder, file), file)
    if (shared === undefined) return copy(kept, folder, file)
    files[file] = shared
  }
  return {
    place,
    /** What was told of the folders when they are as they were left, and nothing that they are made of has changed. */
    told: isSame && known.of === of ? known.told : undefined,
    /** Tells the next run how folders were filled, which may get other names by then. */
    save: (filled: readonly [string, string], told: Told): void =>
      writeWhole(list, JSON.stringify({ stamp: stampOfAll(filled, whenWritten), files, of, told })),
  }
}

function linked(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true })
    linkSync(from, to)
    return true
  } catch {
    // The system has no such thing, or another build put its site there.
    return false
  }
}
