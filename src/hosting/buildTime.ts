import { spawnSync } from 'node:child_process'

/**
 * The moment that a build counts as its own, so that two builds of one version are the same: what the environment says
 * (SOURCE_DATE_EPOCH, reproducible-builds.org), otherwise that of the last commit, otherwise now.
 * @param folder somewhere in the project
 */
export function buildTime(folder: string): Date {
  const said = process.env['SOURCE_DATE_EPOCH']
  if (said !== undefined && !/^\d{1,11}$/.test(said))
    throw new Error(`SOURCE_DATE_EPOCH is "${said}"; het moet een aantal seconden sinds 1970 zijn.`)
  const seconds = said ?? spawnSync('git', ['-C', folder, 'log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout
  const found = Number.parseInt(seconds ?? '', 10)
  return Number.isNaN(found) ? new Date() : new Date(found * 1000)
}
