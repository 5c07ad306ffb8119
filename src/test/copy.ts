import { copySchema } from '../content/copy.ts'
import { readText } from '../content/files.ts'
import { formatProblem } from '../content/problems.ts'
import { readYaml } from '../content/yaml.ts'

const file = 'content/teksten.yaml'
const reading = readYaml({ file, text: readText(process.cwd(), file) }, copySchema)
if (!reading.ok) throw new Error(reading.problems.map(formatProblem).join('\n'))

/** The fixed words of the interface, as the pages under test show them. */
export const copy = reading.data
