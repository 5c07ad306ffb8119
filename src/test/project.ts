import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { listFiles } from '../check/files.ts'
import { copyExample, exampleRoot } from './example.ts'
import { build, copyProject } from './projectCopy.ts'

/** A copy of the project for a test file, with the example as its content, that may be broken and built at will. */
export function useProject() {
  const root = copyProject(join(exampleRoot, 'content'))
  afterAll(() => {
    rmSync(root, { recursive: true })
  })
  const dist = join(root, 'dist')
  return {
    root,
    dist,
    build: (args: string[] = [], killAfter?: number) => build(root, args, killAfter),
    /** Every file of dist/ with a fingerprint of its bytes. */
    snapshot: (): Record<string, string> =>
      existsSync(dist)
        ? Object.fromEntries(listFiles(dist).map((file) => [file, fingerprint(readFileSync(join(dist, file)))]))
        : {},
    /** Replaces a text that a file must hold. */
    change(file: string, part: string, other: string): void {
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(part)) throw new Error(`${file} does not hold ${part}`)
      writeFileSync(join(root, file), text.replace(part, other))
    },
    /** Takes back every change of the content. */
    undo: () => copyExample(root),
  }
}

const fingerprint = (data: Buffer): string => createHash('sha256').update(data).digest('hex')
