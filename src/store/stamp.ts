import { statSync } from 'node:fs'

/** When a file was changed, and its size: what was made of it counts as long as this is the same. Nothing when it is no file. */
export function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? `${stats.mtimeMs}:${stats.size}` : undefined
}
