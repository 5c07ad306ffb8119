import { readContentFile } from '../../check/files.ts'
import type { ReadText } from '../../check/files.ts'

/** The texts of content/ as they were read last: only what was saved is read again. */
export function keptTexts(root: string): { read: ReadText; forget: (files: readonly string[]) => void } {
  const fromDisk = readContentFile(root)
  const texts = new Map<string, string>()
  return {
    read(name) {
      const text = texts.get(name) ?? fromDisk(name)
      if (text !== undefined) texts.set(name, text)
      return text
    },
    forget(files) {
      for (const file of files) texts.delete(file.replace(/^content\//, ''))
    },
  }
}
