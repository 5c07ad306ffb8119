import { isDraft } from '../absent.ts'
import { headsOf } from '../heads.ts'
import type { Locate } from '../yaml.ts'
import type { SiteRule } from '../rule.ts'

/** Every page has its own title and description: in a list of results they are all that tells pages apart. */
export const uniqueHead: SiteRule = ({ pages }, report) => {
  // A copy mostly has the longer name, and it is what has to change; so is a draft.
  const heads = headsOf(
    pages.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)) || a.file.length - b.file.length),
  )
  for (const key of ['title', 'meta'] as const) {
    const first = new Map<string, Locate>()
    for (const { data, locate } of heads) {
      const other = first.get(data[key])
      first.set(data[key], other ?? locate)
      if (!other) continue
      const { file, line } = other([key])
      report(locate([key]), `${key}: dezelfde tekst staat al in ${file}:${line}. Geef elke pagina een eigen ${key}.`)
    }
  }
}
