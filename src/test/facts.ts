import { factsSchema } from '../content/facts.ts'
import { readText } from '../content/files.ts'
import { readYaml } from '../content/yaml.ts'

const file = 'content/praktijk.yaml'
const reading = readYaml({ file, text: readText(process.cwd(), file) }, factsSchema)
if (!reading.ok) throw new Error(`${file} is niet te lezen.`)

/** The facts of the practice, as the pages under test show them. */
export const facts = reading.data
