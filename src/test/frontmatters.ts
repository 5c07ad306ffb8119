import { readPageFiles } from '../check/files.ts'
import type { Facts } from '../content/facts.ts'
import type { Frontmatter, FrontmatterOf, Kind } from '../content/frontmatter.ts'
import { fillIn, placeholdersFor } from '../content/placeholders.ts'
import { formatProblem } from '../check/problems.ts'
import { readPage } from '../check/readPage.ts'
import { exampleRoot } from './example.ts'
import { facts as exampleFacts } from './facts.ts'

/** The frontmatter of each page of a folder with content, with its facts filled in, as writers mean it. */
function frontmattersOf(root: string, facts: Facts) {
  const frontmatters: ReadonlyMap<string, Frontmatter> = new Map(
    readPageFiles(root).map(({ file, path, source }) => {
      const { frontmatter, problems } = readPage(file, source)
      if (!frontmatter?.ok) throw new Error(problems.map(formatProblem).join('\n'))
      return [path, fillIn(frontmatter.data, placeholdersFor(facts, frontmatter.data.city))]
    }),
  )
  return {
    frontmatters,
    /** The frontmatter of a page that must be of that kind. */
    frontmatterOf<K extends Kind>(path: string, kind: K): FrontmatterOf<K> {
      const found = frontmatters.get(path)
      if (!isOf(found, kind)) throw new Error(`${path} is geen pagina van de soort ${kind}.`)
      return found
    },
  }
}

const isOf = <K extends Kind>(page: Frontmatter | undefined, kind: K): page is FrontmatterOf<K> => page?.kind === kind

export const { frontmatters, frontmatterOf } = frontmattersOf(exampleRoot, exampleFacts)
