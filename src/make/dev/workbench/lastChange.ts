import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * When a file was changed last, and by whom; nothing where git does not know it.
 * @param root the project's folder
 */
export async function lastChange(root: string, file: string): Promise<string | undefined> {
  const git = async (...args: string[]) => (await run('git', ['-C', root, ...args, '--', file])).stdout.trim()
  try {
    if (await git('status', '--porcelain')) return 'nog niet vastgelegd in git'
    return (await git('log', '-1', '--date=format:%d-%m-%Y', '--format=%ad door %an')) || undefined
  } catch {
    return undefined
  }
}
