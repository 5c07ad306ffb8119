import { copySchema } from '../content/copy.ts'
import { readText } from '../check/files.ts'
import { formatProblem } from '../check/problems.ts'
import { readYaml } from '../check/yaml.ts'
import { exampleRoot } from './example.ts'

const file = 'content/teksten.yaml'

/** The fixed words of the interface in a folder with content. */
export function readCopy(root: string) {
  const reading = readYaml({ file, text: readText(root, file) }, copySchema)
  if (!reading.ok) throw new Error(reading.problems.map(formatProblem).join('\n'))
  return reading.data
}

/** The fixed words of the interface, as the pages of the example show them. */
export const copy = readCopy(exampleRoot)
