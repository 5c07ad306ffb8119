import { git } from '../store/git.ts'
import { saidMoment } from '../check/moment.ts'

/**
 * The moment that a build counts as its own, so that two builds of one version are the same: what the environment says,
 * otherwise that of the last commit, otherwise now.
 * @param folder somewhere in the project
 */
export function buildTime(folder: string): Date {
  const said = saidMoment()
  if (said) return said
  const found = Number.parseInt(git(folder, ['log', '-1', '--format=%ct']) ?? '', 10)
  return Number.isNaN(found) ? new Date() : new Date(found * 1000)
}
