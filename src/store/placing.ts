import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

/** What folders were filled with: how they were left, and the kept file that each file is. */
interface List<Told> {
  stamp: string
  files: Record<string, string>
  /** What they were made of, as a hash of it all, and what there was to tell. */
  of: string
  told: Told
}

/**
 * Fills a folder with kept files, of which most stand in the folder before it: those become the same file, which costs
 * nothing, instead of one more copy, unless somebody changed something there. What is kept is never shared, so whoever
 * changes a site by hand changes only that.
 * @param before the folder that was filled last, and the one beside it
 * @param list where it is told what they were filled with
 * @param of a hash of all that a folder is made of
 */
export function openPlacing<Told>(before: readonly [string, string], list: string, of: string) {
  const known = read<Told>(list)
  const isSame = known !== undefined && known.stamp === stampOfAll(before, whenWritten)
  const files: Record<string, string> = {}
  const share = (to: string, file: string): boolean => {
    try {
      mkdirSync(dirname(to), { recursive: true })
      linkSync(join(before[0], file), to)
      return true
    } catch {
      // The system has no such thing, or another build put its site there.
      return false
    }
  }
  const place: Place = async (kept, folder, file) => {
    files[file] = basename(kept)
    const isShared = isSame && known.files[file] === basename(kept) && share(join(folder, file), file)
    if (!isShared) await copied(kept, folder, file)
  }
  return {
    place,
    /** What was told of the folders when they are as they were left, and nothing that they are made of has changed. */
    told: isSame && known.of === of ? known.told : undefined,
    /** Tells the next run how folders were filled, which may get other names by then. */
    save: (filled: readonly [string, string], told: Told): void =>
      writeFileSync(
        list,
        JSON.stringify({ stamp: stampOfAll(filled, whenWritten), files, of, told } satisfies List<Told>),
      ),
  }
}

function read<Told>(list: string): List<Told> | undefined {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as List<Told>
  } catch {
    return undefined
  }
}
