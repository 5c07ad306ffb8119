import { diskOf } from '../../check/disk.ts'
import type { Disk } from '../../check/disk.ts'

/** The files of content/ as they were read and looked at last: only what was saved is read again. */
export function keptFiles(root: string): Disk & { forget: (files: readonly string[]) => void } {
  const disk = diskOf(root)
  const [texts, stamps] = [new Map<string, string>(), new Map<string, string>()]
  return {
    read(name) {
      const text = texts.get(name) ?? disk.read(name)
      if (text !== undefined) texts.set(name, text)
      return text
    },
    stampOf(file) {
      const stamp = stamps.get(file) ?? disk.stampOf(file)
      // Who is told of changes is told of those in content/.
      if (stamp !== undefined && file.startsWith('content/')) stamps.set(file, stamp)
      return stamp
    },
    forget(files) {
      for (const file of files) {
        texts.delete(file.replace(/^content\//, ''))
        stamps.delete(file)
      }
    },
  }
}
