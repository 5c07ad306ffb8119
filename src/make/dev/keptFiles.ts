import { diskOf } from '../../check/disk.ts'
import type { Disk } from '../../check/disk.ts'

/** The files of content/ and public/ as they were read and looked at last: only what was saved is read again. */
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
      // What is not there yet is looked for each time.
      if (stamp !== undefined) stamps.set(file, stamp)
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
