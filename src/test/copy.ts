import { exampleRoot } from './example.ts'
import { readCopy } from './readFacts.ts'

/** The fixed words of the interface, as the pages of the example show them. */
export const copy = readCopy(exampleRoot)
