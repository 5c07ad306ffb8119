import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { gitIn } from '../../test/gitIn.ts'
import { checkOut, findBase, git, hasSameCode } from './base.ts'

let root = ''
const run = (...args: string[]) => gitIn(root, ...args)

/** Writes a file and commits it. */
function commit(name: string, text: string): string {
  mkdirSync(join(root, name, '..'), { recursive: true })
  writeFileSync(join(root, name), text)
  run('add', '-A')
  run('commit', '-qm', name)
  return git(root, 'rev-parse', 'HEAD') ?? ''
}

beforeEach(() => {
  root = join(emptyFolder(), 'met spatie')
  mkdirSync(root)
  execFileSync('git', ['init', '-q', '-b', 'main', root])
})

describe('the base of a review', () => {
  it('is where a branch left main, whatever main did since', () => {
    const start = commit('content/a.mdx', 'een')
    run('checkout', '-qb', 'werk')
    commit('content/b.mdx', 'twee')
    run('checkout', '-q', 'main')
    commit('content/c.mdx', 'drie')
    run('checkout', '-q', 'werk')
    expect(findBase(root)).toEqual({ revision: 'main', commit: start, notes: [] })
  })

  it('says that work counts which is not committed yet', () => {
    commit('content/a.mdx', 'een')
    writeFileSync(join(root, 'content/a.mdx'), 'twee')
    expect(findBase(root).notes).toEqual(['Wat nog niet is vastgelegd telt mee: content/a.mdx.'])
  })

  it('says that there is nothing to compare', () => {
    commit('content/a.mdx', 'een')
    expect(findBase(root).notes).toEqual(['Uw werk is gelijk aan de basis: er is niets te vergelijken.'])
  })

  it('teaches who names a branch that is not there', () => {
    commit('content/a.mdx', 'een')
    expect(() => findBase(root, 'origin/nieuw')).toThrow(
      '"origin/nieuw" kent git hier niet. Noem een tak, versie of commit die er is, of haal hem op: git fetch origin nieuw',
    )
  })

  it('takes no name of a branch for an option of git', () => {
    commit('content/a.mdx', 'een')
    expect(() => findBase(root, '--output=weg')).toThrow('kent git hier niet')
  })

  it('teaches who has no main at all', () => {
    commit('content/a.mdx', 'een')
    run('branch', '-qm', 'ander')
    expect(() => findBase(root)).toThrow('Er is geen origin/main en geen main. Noem waarmee u vergelijkt')
  })

  it('teaches who has a copy without its history', () => {
    commit('content/a.mdx', 'een')
    run('checkout', '-qb', 'werk')
    commit('content/b.mdx', 'twee')
    run('checkout', '-q', 'main')
    commit('content/c.mdx', 'drie')
    const from = root
    root = join(emptyFolder(), 'met spatie')
    execFileSync('git', ['clone', '-q', '--depth=1', '--no-single-branch', '--branch=werk', `file://${from}`, root])
    expect(() => findBase(root, 'origin/main')).toThrow('Haal de rest op: git fetch --unshallow')
  })

  it('teaches who compares with what has no start in common', () => {
    commit('content/a.mdx', 'een')
    run('checkout', '-q', '--orphan', 'ander')
    commit('content/b.mdx', 'twee')
    expect(() => findBase(root, 'main')).toThrow('hebben geen gemeenschappelijk begin')
  })

  it('teaches who has no repository', () => {
    expect(() => findBase(emptyFolder())).toThrow('Deze map hoort niet bij een git-repository')
  })
})

describe('the files of a commit', () => {
  it('are written elsewhere, and the work stays as it is', () => {
    const start = commit('content/a.mdx', 'een')
    commit('content/a.mdx', 'twee')
    writeFileSync(join(root, 'content/a.mdx'), 'drie')
    const other = join(emptyFolder(), 'er uit')
    checkOut(root, start, other)
    expect(readFileSync(join(other, 'content/a.mdx'), 'utf8')).toBe('een')
    expect(readFileSync(join(root, 'content/a.mdx'), 'utf8')).toBe('drie')
    expect(git(root, 'status', '--porcelain')).toBe(' M content/a.mdx')
  })

  it('have the same code when only content or tests changed', () => {
    const start = commit('src/a.ts', 'een')
    commit('content/a.mdx', 'twee')
    commit('src/a.test.ts', 'twee')
    expect(hasSameCode(root, start)).toBe(true)
    writeFileSync(join(root, 'src/b.ts'), 'nieuw')
    expect(hasSameCode(root, start)).toBe(false)
    rmSync(join(root, 'src/b.ts'))
    commit('src/a.ts', 'twee')
    expect(hasSameCode(root, start)).toBe(false)
  })
})
