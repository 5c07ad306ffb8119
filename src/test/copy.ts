import { copySchema } from '../content/copy.ts'
import { readText } from '../check/files.ts'
import { formatProblem } from '../check/problems.ts'
import { readYaml } from '../check/yaml.ts'

const file = 'content/teksten.yaml'
const reading = readYaml({ file, text: readText(process.cwd(), file) }, copySchema)
if (!reading.ok) throw new Error(reading.problems.map(formatProblem).join('\n'))

/** The fixed words of the interface, as the pages under test show them. */
export const copy = reading.data
