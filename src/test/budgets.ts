import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const bytes = z.int().positive()

const budgets = z.strictObject({
  /** What the first round trip of a connection carries, in bytes: ten packets (RFC 6928). Headers and document fit. */
  firstRoundTrip: bytes,
  /** The most that a page of each kind may have; the document in bytes with Brotli. */
  pages: z.record(
    z.string(),
    z.strictObject({
      document: bytes,
      /** Elements. */
      nodes: z.int(),
      /** Rules of style in the document. */
      rules: z.int(),
      /** What is fetched before anybody scrolls or clicks, the document too. */
      requests: z.int(),
    }),
  ),
  /** What each part of pages' own scripts may weigh, in bytes with Brotli, by a text that only this part holds. */
  parts: z.record(z.string(), bytes),
  /** What each file of code or style may weigh, in bytes with Brotli, by the beginning of its name. */
  files: z.record(z.string(), bytes),
})

const file = join(import.meta.dirname, 'budgets.json')

/** What the built site may weigh; whoever makes it heavier on purpose makes the budget larger there. */
export const budget = budgets.parse(JSON.parse(readFileSync(file, 'utf8')))

/** The commits since somebody last set the budgets, with their files: one of them is what grew. */
export function grownSince(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
    const last = git('log', '-1', '--format=%H', '--', file)
    return git('log', '--format=%n%h %s', '--name-only', `${last}..HEAD`, '--', ':/src', ':!/src/test')
  } catch {
    return 'git does not know'
  }
}
