import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** More builds at once than anyone runs; each tries again when another one was first. */
const tries = 20

/**
 * Puts the finished site in the place of the last one. Until both renames the last good site stays as it is; when
 * the second fails it comes back at once, and when the power goes between them {@link restore} brings it back.
 * @param own a folder of this build alone, for the site as it was
 */
export function exchange(next: string, dist: string, own: string): void {
  mkdirSync(own, { recursive: true })
  // Only what restore may bring back bears that name.
  const name = isSite(dist, dirname(own)) ? 'previous' : 'elsewhere'
  for (let turn = 1; ; turn += 1) {
    const previous = join(own, `${name}-${turn}`)
    moveAway(dist, previous)
    try {
      renameSync(next, dist)
      return
    } catch (error) {
      // Another build put its site there between the two renames.
      if (turn < tries && existsSync(dist) && existsSync(next)) continue
      if (existsSync(previous) && !existsSync(dist)) renameSync(previous, dist)
      throw error
    }
  }
}

function moveAway(dist: string, previous: string): void {
  try {
    renameSync(dist, previous)
  } catch (error) {
    if (existsSync(dist)) throw error
  }
}

/** Whether a folder is the site of the project itself, and not one that was built elsewhere, such as for the review. */
const isSite = (dist: string, work: string): boolean => resolve(dist) === resolve(work, '../dist')

/**
 * Brings the last good site back after a build that was killed during the exchange: into `dist/` of the project alone. Who
 * builds elsewhere would take it away from there.
 * @param work where builds have their own folders
 */
export function restore(work: string, dist: string): void {
  if (existsSync(dist) || !isSite(dist, work)) return
  const [newest] = ownFolders(work)
    .flatMap((own) => readdirSync(own).map((name) => join(own, name)))
    .filter((folder) => /previous-\d+$/.test(folder))
    .toSorted((a, b) => statSync(b).ctimeMs - statSync(a).ctimeMs)
  if (newest) renameSync(newest, dist)
}

/** How long a build can last at the most, in milliseconds. */
const longest = 3_600_000

/** Removes what builds left behind that were killed long ago. */
export function removeLeftovers(work: string): void {
  for (const own of ownFolders(work)) {
    const changed = statSync(own, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changed > longest) rmSync(own, { recursive: true, force: true })
  }
}

const ownFolders = (work: string): string[] =>
  existsSync(work)
    ? readdirSync(work, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.startsWith('bouw-'))
        .map((entry) => join(work, entry.name))
    : []
