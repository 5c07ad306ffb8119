import type { z } from 'zod'
import { copySchema } from '../content/copy.ts'
import { factsSchema } from '../content/facts.ts'
import { readText } from '../check/files.ts'
import { formatProblem } from '../check/problems.ts'
import { readYaml } from '../check/yaml.ts'

/** A checked file of a folder with content: its text, what it holds, and where each stands in it. */
function readChecked<S extends z.ZodType>(root: string, file: string, schema: S) {
  const text = readText(root, file)
  const reading = readYaml({ file, text }, schema)
  if (!reading.ok) throw new Error(`In ${root}:\n${reading.problems.map(formatProblem).join('\n')}`)
  return { text, data: reading.data, locate: reading.locate }
}

/**
 * The checked facts of a folder with content, their text and where each stands in it.
 * @param root the folder that holds `content/`
 */
export function readFacts(root: string) {
  const { data: facts, ...more } = readChecked(root, 'content/praktijk.yaml', factsSchema)
  return { facts, ...more }
}

/** The fixed words of the interface in a folder with content. */
export const readCopy = (root: string) => readChecked(root, 'content/teksten.yaml', copySchema).data
