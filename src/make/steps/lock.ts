import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Keeps a second build out while one runs: they would write in each other's files.
 * Throws, without a stack, when another process is building.
 * @param file holds the number of the process that builds
 * @returns gives the place free
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  if (!claim(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isOther(holder)) {
      const message = `Er loopt al een bouw (proces ${holder}). Wacht tot die klaar is en probeer het opnieuw.\n`
      // Without a stack, and printed as the bare sentence.
      throw Object.assign(new Error(message), { stack: '', [Symbol.for('nodejs.util.inspect.custom')]: () => message })
    }
    // A build that was killed could not give its place free.
    rmSync(file, { force: true })
    return takeLock(file)
  }
  return () => {
    rmSync(file, { force: true })
  }
}

/** Whether the file could be made; of two processes only one can. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Whether a process with that number runs, and is not this one. */
function isOther(holder: number): boolean {
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return false
  try {
    process.kill(holder, 0)
    return true
  } catch {
    return false
  }
}
