import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { besideCode } from '../../make/code.ts'
import { git as runGit } from '../../store/git.ts'

/** What the review compares with: a commit, and what somebody must know of it. */
interface Base {
  /** As it was asked for: `origin/main`. */
  revision: string
  commit: string
  notes: string[]
}

/** Tried in this order when nobody says what to compare with. */
const usual = ['origin/main', 'main']

/**
 * Finds the commit that this work began from: the merge base of a revision and what is checked out.
 * Throws, in Dutch, when there is none or it cannot be seen.
 * @param root the project's folder
 * @param asked a branch, a tag or a commit
 */
export function findBase(root: string, asked?: string): Base {
  if (git(root, 'rev-parse', '--is-inside-work-tree') !== 'true')
    throw new Error('Deze map hoort niet bij een git-repository; zonder geschiedenis valt er niets te vergelijken.')
  const revision = asked ?? usual.find((name) => commitOf(root, name) !== undefined)
  if (revision === undefined)
    throw new Error('Er is geen origin/main en geen main. Noem waarmee u vergelijkt: npm run review -- uw-tak')
  const tip = commitOf(root, revision)
  if (tip === undefined)
    throw new Error(
      `"${revision}" kent git hier niet. Noem een tak, versie of commit die er is, of haal hem op: git fetch origin ${revision.replace(/^origin\//, '')}`,
    )
  const commit = git(root, 'merge-base', tip, 'HEAD')
  if (commit === undefined) throw new Error(noCommonBase(root, revision))
  return { revision, commit, notes: notesOf(root, commit) }
}

/** Without a start that both have, there may be too little history, or two histories. */
function noCommonBase(root: string, revision: string): string {
  return git(root, 'rev-parse', '--is-shallow-repository') === 'true'
    ? `Deze kopie heeft niet de hele geschiedenis, en waar uw werk en ${revision} uit elkaar gingen zit er niet bij. Haal de rest op: git fetch --unshallow (in een workflow: fetch-depth: 0).`
    : `Uw werk en ${revision} hebben geen gemeenschappelijk begin. Noem een andere tak: npm run review -- uw-tak`
}

function notesOf(root: string, commit: string): string[] {
  const dirty = (git(root, 'status', '--porcelain') ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(2).trim())
  const isHead = commit === git(root, 'rev-parse', 'HEAD')
  return [
    ...(dirty.length > 0 ? [`Wat nog niet is vastgelegd telt mee: ${listed(dirty)}.`] : []),
    ...(isHead && dirty.length === 0 ? ['Uw werk is gelijk aan de basis: er is niets te vergelijken.'] : []),
  ]
}

/** The first few names, and how many more. */
function listed(names: readonly string[]): string {
  const [shown, rest] = [names.slice(0, 5), names.length - 5]
  return rest > 0 ? `${shown.join(', ')} en ${rest} andere` : shown.join(', ')
}

/** Writes the files of a commit into an empty folder; the repository itself is not touched. */
export function checkOut(root: string, commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const index = join(folder, '.review-index')
  const env = { ...process.env, GIT_INDEX_FILE: index }
  const prefix = git(root, 'rev-parse', '--show-prefix') ?? ''
  const run = (...args: string[]) => execFileSync('git', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  run('read-tree', `${commit}:${prefix}`)
  run('checkout-index', '--all', `--prefix=${folder}/`)
  rmSync(index, { force: true })
}

/** Whether the code that makes the site was the same at a commit: only then can what was made before be used again. */
export const hasSameCode = (root: string, commit: string): boolean =>
  git(root, 'diff', '--quiet', commit, '--', ...code) !== undefined &&
  git(root, 'status', '--porcelain', '--untracked-files=all', '--', ...code)?.includes('??') === false
const code = ['src', ...besideCode, ':!src/test', ':!*.test.ts']

const commitOf = (root: string, revision: string): string | undefined =>
  git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)

/** What git answers, without its last line end; nothing when it says no. */
export const git = (root: string, ...args: string[]): string | undefined => runGit(root, args)?.trimEnd()
