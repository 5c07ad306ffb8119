import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMemory } from '../store/memory.ts'
import { emptyFolder } from '../test/builtFolder.ts'
import { lastChanges } from './lastChange.ts'

const root = emptyFolder()
const text = (body: string, order = 1) => `---\ntitle: Massage\norder: ${order}\n---\n\n${body}\n`
const now = new Map<string, string>()

function git(day: string, ...args: string[]): void {
  const date = `${day}T12:00:00+01:00`
  const own = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' }
  const who = ['-c', 'user.name=Tester', '-c', 'user.email=tester@praktijk.example']
  execFileSync('git', ['-C', root, ...who, ...args], { env: { ...process.env, ...own }, stdio: 'pipe' })
}
/** Saves files and commits them on a day. */
function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(files)) {
    now.set(`content/${name}`, body)
    writeFileSync(join(root, 'content', name), body)
  }
  git(day, 'add', '-A')
  git(day, 'commit', '-q', '--allow-empty', '-m', day)
}
const days = (folder = root) =>
  Object.fromEntries(
    lastChanges(
      folder,
      [...now].map(([file, source]) => ({ file, source })),
      openMemory(),
    ),
  )

beforeAll(() => {
  mkdirSync(join(root, 'content'))
  git('2026-01-01', 'init', '-q')
  commit('2026-01-01', { 'a.mdx': text('Een lange zin.'), 'één b.mdx': text('Twee.'), 'praktijk.yaml': 'naam: Een\n' })
  commit('2026-01-02', { 'a.mdx': text('Een korte zin.') })
  commit('2026-01-03', { 'a.mdx': text('Een\nkorte   zin.'), 'praktijk.yaml': 'naam: Twee\n' })
  commit('2026-01-04', { 'a.mdx': text('Een\nkorte zin.', 5) })
})

describe('the day of the last change of a page', () => {
  it('is that of its words: not of white space, of its place in the menu or of a fact elsewhere', () => {
    expect(days()).toMatchObject({ 'content/a.mdx': '2026-01-02', 'content/één b.mdx': '2026-01-01' })
  })
  it('is unknown while it is not committed as it stands', () => {
    now.set('content/a.mdx', text('Een nieuwe zin.'))
    expect(Object.keys(days())).not.toContain('content/a.mdx')
    now.set('content/a.mdx', text('Een korte zin.'))
  })
  it('is unknown without git, and in a clone that lacks the history', () => {
    expect(days(emptyFolder())).toEqual({})
    const clone = join(emptyFolder(), 'ondiep')
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone], { stdio: 'pipe' })
    expect(days(clone)).toEqual({})
    const whole = join(emptyFolder(), 'heel')
    execFileSync('git', ['clone', '-q', `file://${root}`, whole], { stdio: 'pipe' })
    expect(days(whole)).toEqual(days())
  })
})
