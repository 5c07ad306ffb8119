import { execFileSync } from 'node:child_process'

/** Runs git in a folder, as somebody who may commit there. */
export const gitIn = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root, stdio: 'pipe' })
