import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFacts } from './readFacts.ts'

/** The folder with the `content/` that rules are tested on: small, whole, and not the owner's or a writer's to change. */
export const exampleRoot = 'src/test'

/** Its facts, some of them still examples. */
export const example = readFacts(exampleRoot)

/** Puts a fresh copy of that content in a folder, in the place of what was there. */
export function copyExample(root: string): void {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  cpSync(join(exampleRoot, 'content'), join(root, 'content'), { recursive: true })
}
