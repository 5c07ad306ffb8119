import { git } from '../store/git.ts'
import { thisMoment } from '../check/moment.ts'

/**
 * The moment that a build counts as its own, so that two builds of one version are the same: that of the last commit.
 * What the environment says is the day that a site is for, and counts only where there are no commits; otherwise now.
 * @param folder somewhere in the project
 */
export function buildTime(folder: string): Date {
  const found = Number.parseInt(git(folder, ['log', '-1', '--format=%ct']) ?? '', 10)
  return Number.isNaN(found) ? thisMoment() : new Date(found * 1000)
}
