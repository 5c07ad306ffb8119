import { spawnSync } from 'node:child_process'

/**
 * What git prints; nothing when it says no, or where there is none.
 * @param root a folder in the repository
 * @param input what git reads
 */
export function git(root: string, args: readonly string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8', input, maxBuffer: 2 ** 28 })
  return status === 0 ? stdout : undefined
}
