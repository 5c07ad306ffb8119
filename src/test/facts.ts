import { readFacts } from './readFacts.ts'

/** The facts of the practice, as the pages under test show them. */
export const { facts } = readFacts(process.cwd())
