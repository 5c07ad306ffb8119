import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a command that only root may run; the machines of GitHub let anyone be root. */
function asRoot(...command: string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  execFileSync(program, args, { stdio: 'ignore' })
}

/** A disk of its own: a small one in memory. */
interface Disk {
  folder: string
  /** From then on nothing can be written on it. */
  lock: () => void
  remove: () => void
}

/** Makes a disk of so many megabytes. Throws where the system lets nobody. */
function makeDisk(megabytes: number): Disk {
  const folder = join(mkdtempSync(join(tmpdir(), 'praktijk-schijf-')), 'schijf')
  mkdirSync(folder)
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'praktijk', folder)
  return {
    folder,
    lock: () => asRoot('mount', '-o', 'remount,ro', folder),
    remove: () => {
      asRoot('umount', '--lazy', folder)
      rmSync(join(folder, '..'), { recursive: true })
    },
  }
}

/**
 * What makes disks, or nothing where that is not allowed: there the tests that need them are skipped with a word. In CI,
 * which has to prove them, that is a failure.
 */
export function diskMaker(): typeof makeDisk | undefined {
  try {
    makeDisk(1).remove()
    return makeDisk
  } catch (error) {
    if (process.env['CI']) throw new Error('CI may make no disk, and skips no test for that.', { cause: error })
    return undefined
  }
}
