import { spawnSync } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { buildTime } from './buildTime.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('is what the environment says where there are no commits', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795303712')
  expect(buildTime(emptyFolder())).toEqual(new Date('2026-11-21T23:28:32Z'))
})

it('is no guess at what the environment says', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'gisteren')
  expect(() => buildTime(emptyFolder())).toThrow(/SOURCE_DATE_EPOCH is "gisteren"/)
})

it.each([undefined, '1795303712'])('is that of the last commit, for whatever day the site is: %s', (said) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', said)
  const folder = emptyFolder()
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-05-06T07:08:09Z' },
    })
  git('init')
  git('commit', '--allow-empty', '-m', 'x')
  expect(buildTime(folder)).toEqual(new Date('2026-05-06T07:08:09Z'))
})

it('is now where nothing tells', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
  const before = Date.now()
  expect(buildTime(emptyFolder()).getTime()).toBeGreaterThanOrEqual(before)
})
