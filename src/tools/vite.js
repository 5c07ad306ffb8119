// Runs Vite as we do: `node src/tools/vite.js build`. Plain JavaScript, since nothing has been made yet that could read more.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** Less room than this is none: what is made of the settings of Vite alone takes the most of it, in bytes. */
const least = 6_000_000

// What the bundler no longer needs goes back to the system at once; it reads this when it is loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '0'

const isBuild = process.argv[2] === 'build'
const trouble = isBuild ? writeTrouble() : undefined
// Node tidies up when the heap is 1.4 times what lived before, where it would wait for three times as much.
if (isBuild) setFlagsFromString('--heap-growing-percent=40')
// Vite puts a line of English above what stopped it. Of the content we say that ourselves, and all of it.
const say = console.error
console.error = (/** @type {unknown} */ words, /** @type {unknown[]} */ ...more) =>
  say(
    typeof words === 'string' ? words.replace(/error during build:\n(?=\d+ fout(?:en)? in de inhoud:)/, '') : words,
    ...more,
  )
if (trouble === undefined) await import('../../node_modules/vite/bin/vite.js')
else {
  console.error(`De bouw kan niet schrijven in ${trouble}. De vorige site in dist/ is gebleven zoals zij was.`)
  process.exitCode = 1
}

/** Why a build cannot write, with the folder: Vite itself would stop before any other code of ours runs, with a stack. */
function writeTrouble() {
  const folders = ['.', 'node_modules', 'dist'].filter((folder) => existsSync(folder))
  const closed = folders.find((folder) => !isOpen(folder))
  if (closed !== undefined) return `${resolve(closed)}: u mag daar niet schrijven, of de schijf is alleen te lezen`
  const full = folders.find((folder) => !hasRoom(folder))
  return full === undefined ? undefined : `${resolve(full)}: de schijf is vol`
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
