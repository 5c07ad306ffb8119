import { existsSync, renameSync, rmSync } from 'node:fs'
import type { Folders } from '../paths.ts'

/**
 * Puts the finished site in the place of the last one. Until both renames the last good site stays as it is; when
 * the second fails it comes back at once, and when the power goes between them {@link restore} brings it back.
 */
export function exchange({ next, previous }: Pick<Folders, 'next' | 'previous'>, dist: string): void {
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, previous)
  try {
    renameSync(next, dist)
  } catch (error) {
    restore({ previous }, dist)
    throw error
  }
  rmSync(previous, { recursive: true, force: true })
}

/** Brings the last good site back after a build that was killed during the exchange. */
export function restore({ previous }: Pick<Folders, 'previous'>, dist: string): void {
  if (!existsSync(dist) && existsSync(previous)) renameSync(previous, dist)
}
