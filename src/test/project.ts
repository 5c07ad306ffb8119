import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { listFiles } from '../check/files.ts'
import { copyExample } from './example.ts'
import { build } from '../tools/projectCopy.ts'
import { site } from './site.ts'

/** A moment of a build: before or after a function of node:fs is called with an argument that ends like that. */
export interface Moment {
  when: 'before' | 'after'
  call: 'promises.copyFile' | 'renameSync'
  /** The place of the argument, counted from 0. */
  place: number
  end: string
}

/**
 * A copy of the project of the example, built already, that a test file may break and build again at will.
 * @param place the folder to put it in
 */
export function useProject(place = tmpdir()) {
  const root = mkdtempSync(join(place, 'praktijk met spatie-'))
  cpSync(site.root, root, { recursive: true, verbatimSymlinks: true })
  afterAll(() => {
    // Gone already with the disk that it was on; a server that was told to end may still be writing what it keeps.
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  const dist = join(root, 'dist')
  return {
    root,
    dist,
    build: (...args: string[]) => build(root, args),
    /** Builds as on another day, given as `YYYY-MM-DD`. */
    buildOn: (day: string) => build(root, [], { SOURCE_DATE_EPOCH: String(Date.parse(`${day}T12:00Z`) / 1000) }),
    /** Builds until a moment, at which the power goes. */
    buildUntil: (moment: Moment) =>
      build(root, [], {
        NODE_OPTIONS: `--import=${new URL('killAt.js', import.meta.url).href}`,
        KILL_AT: JSON.stringify(moment),
      }),
    /** Every file of dist/ with its bytes. */
    snapshot: (): Record<string, string> =>
      existsSync(dist)
        ? Object.fromEntries(listFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]))
        : {},
    /** Replaces a text that a file must hold. */
    change(file: string, part: string, other: string): void {
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(part)) throw new Error(`${file} does not hold ${part}`)
      writeFileSync(join(root, file), text.replace(part, other))
    },
    /** Takes back every change of the content. */
    undo: () => copyExample(root),
  }
}

/** Names of files that differ between two snapshots, but for the one that tells when it expires, counted from the build. */
export const differing = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (file) => one[file] !== other[file] && file !== '.well-known/security.txt',
  )
