// Before a build (`prebuild` in package.json): on a disk that cannot be written to, Vite stops before any code of ours
// runs, and shows a stack. Plain JavaScript, so that it costs no more than the start of Node.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Less room than this is none: what is made of the settings of Vite alone takes the most of it, in bytes. */
const least = 6_000_000

const folders = ['.', 'node_modules', 'dist'].filter((folder) => existsSync(folder))
const closed = folders.find((folder) => !isOpen(folder))
const full = folders.find((folder) => !hasRoom(folder))
if (closed !== undefined) stop(closed, 'u mag daar niet schrijven, of de schijf is alleen te lezen')
else if (full !== undefined) stop(full, 'de schijf is vol')

/**
 * @param {string} folder
 * @param {string} why
 */
function stop(folder, why) {
  const where = resolve(folder)
  console.error(`De bouw kan niet schrijven in ${where}: ${why}. De vorige site in dist/ is gebleven zoals zij was.`)
  process.exitCode = 1
}

/** @param {string} folder */
function isOpen(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} folder */
function hasRoom(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= least
}
