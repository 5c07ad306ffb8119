import type { SiteRule } from './rule.ts'

/** Every page has its own title and description: in a list of results they are all that tells pages apart. */
export const uniqueHead: SiteRule = ({ pages }, report) => {
  for (const key of ['title', 'meta'] as const) {
    const first = new Map<string, string>()
    for (const { file, frontmatter } of pages) {
      if (!frontmatter?.ok) continue
      const place = frontmatter.locate([key])
      const other = first.get(frontmatter.data[key])
      first.set(frontmatter.data[key], other ?? `${file}:${place.line}`)
      if (other !== undefined)
        report(place, `${key}: dezelfde tekst staat al in ${other}. Geef elke pagina een eigen ${key}.`)
    }
  }
}
