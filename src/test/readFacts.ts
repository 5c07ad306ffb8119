import { factsSchema } from '../content/facts.ts'
import { readText } from '../check/files.ts'
import { formatProblem } from '../check/problems.ts'
import { readYaml } from '../check/yaml.ts'

const file = 'content/praktijk.yaml'

/**
 * The checked facts of a folder with content, their text and where each stands in it.
 * @param root the folder that holds `content/`
 */
export function readFacts(root: string) {
  const text = readText(root, file)
  const reading = readYaml({ file, text }, factsSchema)
  if (!reading.ok) throw new Error(`In ${root}:\n${reading.problems.map(formatProblem).join('\n')}`)
  return { text, facts: reading.data, locate: reading.locate }
}
