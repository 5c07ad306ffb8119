import { isDraft } from '../absent.ts'
import { listedOf } from '../heads.ts'
import type { Locate } from '../yaml.ts'
import type { SiteRule } from '../rule.ts'

/** Every page has its own title and description: in a list of results they are all that tells pages apart. */
export const uniqueHead: SiteRule = ({ pages, facts }, report) => {
  // A copy mostly has the longer name, and it is what has to change; so is a draft.
  const inOrder = pages.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)) || a.file.length - b.file.length)
  const first = new Map<string, Locate>()
  for (const { key, typed, shown, locate } of listedOf({ pages: inOrder, facts })) {
    const words = `${key}: ${shown}`
    const other = first.get(words)
    first.set(words, other ?? locate)
    if (!other) continue
    const { file, line } = other([key])
    const same = shown === typed ? 'dezelfde tekst staat al' : 'met de feiten erin staat dezelfde tekst al'
    report(locate([key]), `${key}: ${same} in ${file}:${line}. Geef elke pagina een eigen ${key}.`)
  }
}
