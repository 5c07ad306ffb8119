import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Puts a kept file into a folder, under a name in it. */
export type Place = (kept: string, folder: string, file: string) => Promise<void>

/** A copy of its own. */
export async function copied(kept: string, folder: string, file: string): Promise<void> {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  await copyFile(kept, join(folder, file))
}

/** What a folder was filled with: the folder itself, and the kept file that each of its files is. */
interface List {
  folder: number
  files: Record<string, string>
}

/**
 * Fills a folder with kept files, of which most stand in the folder before it: those become the same file, which costs
 * nothing, instead of one more copy. What is kept is never shared, so whoever changes a site by hand changes only that.
 * @param before the folder that was filled last
 * @param list where it is told what that was filled with
 */
export function openPlacing(before: string, list: string) {
  const [listed, known] = [statSync(list, { throwIfNoEntry: false }), read(list)]
  const isSame = known?.folder === statSync(before, { throwIfNoEntry: false })?.ino
  const files: List['files'] = {}
  /** Whether the file of the folder before is the same, which nobody has changed since, and stands in the new one now. */
  const share = (kept: string, to: string, file: string): boolean => {
    if (!isSame || known?.files[file] !== basename(kept)) return false
    try {
      const last = statSync(join(before, file))
      if (last.size !== statSync(kept).size || last.mtimeMs > (listed?.mtimeMs ?? 0)) return false
      mkdirSync(dirname(to), { recursive: true })
      linkSync(join(before, file), to)
      return true
    } catch {
      // The system has no such thing, or another build put its site there.
      return false
    }
  }
  const place: Place = async (kept, folder, file) => {
    files[file] = basename(kept)
    if (!share(kept, join(folder, file), file)) await copied(kept, folder, file)
  }
  return {
    place,
    /** Tells the next run what a folder was filled with, which may get another name by then. */
    save: (folder: string): void =>
      writeFileSync(list, JSON.stringify({ folder: statSync(folder).ino, files } satisfies List)),
  }
}

function read(list: string): List | undefined {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as List
  } catch {
    return undefined
  }
}
