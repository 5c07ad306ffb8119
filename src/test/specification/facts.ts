import { readCopy } from '../copy.ts'
import { frontmattersOf } from '../frontmatters.ts'
import { readFacts } from '../readFacts.ts'

const root = process.cwd()

/** The facts of the practice, as the owner has filled them in. */
export const { facts } = readFacts(root)
/** The fixed words of the interface, as writers have chosen them. */
export const copy = readCopy(root)
/** The frontmatter of a page that must be of a kind. */
export const { frontmatterOf } = frontmattersOf(root, facts)
