import type { PageText } from '../readPage.ts'
import type { SiteRule } from './rule.ts'

/** Every page has its own title and description: in a list of results they are all that tells pages apart. */
export const uniqueHead: SiteRule = ({ pages }, report) => {
  for (const key of ['title', 'meta'] as const) {
    const first = new Map<string, PageText>()
    // A copy mostly has the longer name, and it is what has to change.
    for (const page of pages.toSorted((a, b) => a.file.length - b.file.length)) {
      if (!page.frontmatter?.ok) continue
      const value = page.frontmatter.data[key]
      const other = first.get(value)
      first.set(value, other ?? page)
      if (other?.frontmatter?.ok) {
        const place = `${other.file}:${other.frontmatter.locate([key]).line}`
        report(
          page.frontmatter.locate([key]),
          `${key}: dezelfde tekst staat al in ${place}. Geef elke pagina een eigen ${key}.`,
        )
      }
    }
  }
}
